"""Words: Fluent files in English and Japanese, and the rule book made from them.

Imports `language`.
"""
