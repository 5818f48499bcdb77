#!/bin/sh
# A dump of the database of DATABASE_URL with its sums in BACKUP_DIR, read back once before it counts. Then dumps older
# than BACKUP_DAYS go; the newest always stays. BACKUP_METRICS tells Prometheus' node exporter of the last good one.
# With --daily it goes on: the next one a day after a good one, ten minutes after a failed one.
# docs/operations.md, "Backup and restore".
set -eu
umask 077
cd "$(dirname "$0")/.."
# The project's own Node, where it is installed; in the image there is one only.
PATH=$PWD/node_modules/.bin:$PATH
: "${DATABASE_URL:?is not set}" "${BACKUP_DIR:?is not set}" "${BACKUP_DAYS:=14}"

if [ "${1:-}" = --daily ]; then
  while :; do
    if deploy/backup.sh; then sleep 86400; else sleep 600; fi
  done
fi

mkdir -p "$BACKUP_DIR"
exec 9>"$BACKUP_DIR/lock"
flock -n 9 || { echo "another backup to $BACKUP_DIR runs" >&2; exit 1; }
# What an interrupted one has left.
find "$BACKUP_DIR" -maxdepth 1 -name 'larder-*.part*' -delete

begun=$(date +%s)
file=$BACKUP_DIR/larder-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
node server/src/cli/backup.ts --to "$file.part"
# The sums first, so that a dump never lacks them.
mv "$file.part.json" "$file.json"
mv "$file.part" "$file"
sync "$BACKUP_DIR"
find "$BACKUP_DIR" -maxdepth 1 -name 'larder-*.dump*' -mtime "+$BACKUP_DAYS" -delete

[ -n "${BACKUP_METRICS:-}" ] || exit 0
cat >"$BACKUP_METRICS.part" <<END
# HELP larder_dump_last_success_timestamp_seconds When the last good dump was begun.
# TYPE larder_dump_last_success_timestamp_seconds gauge
larder_dump_last_success_timestamp_seconds $begun
# HELP larder_dump_duration_seconds How long it took, with reading it back.
# TYPE larder_dump_duration_seconds gauge
larder_dump_duration_seconds $(($(date +%s) - begun))
# HELP larder_dump_size_bytes How large it is.
# TYPE larder_dump_size_bytes gauge
larder_dump_size_bytes $(wc -c <"$file")
END
chmod 644 "$BACKUP_METRICS.part"
mv "$BACKUP_METRICS.part" "$BACKUP_METRICS"
