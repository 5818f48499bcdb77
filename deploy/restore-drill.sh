#!/bin/sh
# Shows that a dump can be restored: the newest of BACKUP_DIR, or the one named, goes into a database of its own, larder_drill,
# on the server of DATABASE_URL; its tables are compared with the dump's sums, it is brought to this version's schema, the
# invariants are checked, the rows counted; then it is dropped. docs/operations.md, "Backup and restore".
set -eu
[ $# -eq 0 ] || set -- "$(realpath -- "$1")"
cd "$(dirname "$0")/.."
PATH=$PWD/node_modules/.bin:$PATH
if [ $# -eq 0 ]; then
  # The names are the times.
  for file in "${BACKUP_DIR:?is not set}"/larder-*.dump; do :; done
  set -- "$file"
fi
exec node server/src/cli/restoreDrill.ts --from "$1"
