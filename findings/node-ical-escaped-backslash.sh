#!/usr/bin/env bash
# One expects that the text "C:\new", which iCalendar writes as "C:\\new" (RFC 5545, 3.3.11), reads back as it was. node-ical
# takes the second backslash and the n for the end of a line. And of a time that clocks show twice in a zone it takes the
# second, where RFC 5545 (3.3.5) says: "the DATE-TIME value refers to the first occurrence of the referenced time".
#
# Seen with the npm package node-ical 0.27.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.27.2
cat >run.mjs <<'JS'
import ical from 'node-ical';

const lines = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b//EN',
  'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z',
  // Clocks of New York go back at 2:00, so that 1:30 comes at 5:30 and at 6:30 UTC.
  'DTSTART;TZID=America/New_York:20261101T013000',
  String.raw`SUMMARY:C:\\new`,
  'END:VEVENT', 'END:VCALENDAR', '',
];
const { 1: event } = ical.sync.parseICS(lines.join('\r\n'));
const seen = { summary: event.summary, start: event.start.toISOString() };
console.log(JSON.stringify(seen));
const isAsSeen = seen.summary === 'C:\\\new' && seen.start === '2026-11-01T06:30:00.000Z';
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs
