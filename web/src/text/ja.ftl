### ページ自身の言葉。

board = ボード
cancel = やめる
thing-picked = 選択中
thing-target = 選べます
