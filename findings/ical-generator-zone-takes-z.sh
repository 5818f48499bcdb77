#!/usr/bin/env bash
# One expects that giving a calendar of ical-generator a time zone changes the times of its events, and that DTSTAMP and
# LAST-MODIFIED stay in UTC, as RFC 5545 (3.8.7.2, 3.8.7.3) has it: "MUST be specified in the UTC time format". They lose
# their Z and are written by the clocks of the process, so that the same calendar differs from machine to machine. The zone
# on the events alone, with `timezone({ name: null, generator })` on the calendar, writes both right, and the VTIMEZONE too.
#
# Seen with the npm package ical-generator 11.1.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2
cat >run.mjs <<'JS'
import ical from 'ical-generator';

function stampsWith(name) {
  const calendar = ical();
  const generator = (zone) => `BEGIN:VTIMEZONE\r\nTZID:${zone}\r\nEND:VTIMEZONE`;
  calendar.timezone({ name, generator });
  const at = new Date('2026-11-27T12:00:00Z');
  calendar.createEvent({ id: '1', start: at, end: at, timezone: 'America/New_York', stamp: at, lastModified: at });
  const text = calendar.toString();
  return [...text.matchAll(/^(?:DTSTAMP|LAST-MODIFIED|TZID):.*$/gm)].map(([line]) => line.trim());
}
const [zoned, unnamed] = [stampsWith('America/New_York'), stampsWith(null)];
console.log(JSON.stringify({ zoned, unnamed }));
const isAsSeen =
  zoned.includes('DTSTAMP:20261127T210000') &&
  zoned.includes('LAST-MODIFIED:20261127T210000') &&
  unnamed.includes('DTSTAMP:20261127T120000Z') &&
  unnamed.includes('LAST-MODIFIED:20261127T120000Z') &&
  unnamed.includes('TZID:America/New_York');
process.exit(isAsSeen ? 0 : 1);
JS
TZ=Asia/Tokyo node run.mjs
