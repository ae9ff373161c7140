"""HTTP: endpoints, their description, the page's files, and the limits of connections."""
