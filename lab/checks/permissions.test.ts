import { globSync, readFileSync } from 'node:fs';

import { PERMISSIONS_POLICY } from '@larder/server/src/platform/http/pages/permissionsPolicy.ts';
import { expect, test } from 'vitest';

/** How a source asks for each feature of a browser. */
const CALLS: Readonly<Record<string, RegExp>> = {
  accelerometer: /\bAccelerometer\(|'devicemotion'/,
  autoplay: /\bAudioContext\(|\bnew Audio\(|\bautoPlay\b/,
  camera: /getUserMedia\b[^]{0,80}\bvideo\b/,
  'clipboard-read': /clipboard\.read/,
  'clipboard-write': /clipboard\.write/,
  'display-capture': /getDisplayMedia/,
  'encrypted-media': /requestMediaKeySystemAccess/,
  fullscreen: /requestFullscreen/,
  gamepad: /getGamepads/,
  geolocation: /\bgeolocation\b/,
  gyroscope: /\bGyroscope\(|'deviceorientation'/,
  hid: /navigator\.hid\b/,
  'idle-detection': /IdleDetector/,
  'keyboard-map': /getLayoutMap/,
  'local-fonts': /queryLocalFonts/,
  magnetometer: /\bMagnetometer\(/,
  microphone: /getUserMedia\b[^]{0,80}\baudio\b|SpeechRecognition/,
  midi: /requestMIDIAccess/,
  'otp-credentials': /\botp:/,
  payment: /PaymentRequest/,
  'picture-in-picture': /requestPictureInPicture/,
  'publickey-credentials-get': /credentials\.get\(/,
  'screen-wake-lock': /\bwakeLock\b/,
  serial: /navigator\.serial\b/,
  'sync-xhr': /XMLHttpRequest/,
  usb: /navigator\.usb\b/,
  'window-management': /getScreenDetails/,
  'xr-spatial-tracking': /navigator\.xr\b/,
};

test('pages may use the features of a browser that screens use, and no others', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const wanted = Object.entries(CALLS).map(([feature, call]) => {
    const isUsed = sources.some((source) => call.test(source));
    return `${feature}=(${isUsed ? 'self' : ''})`;
  });

  expect(PERMISSIONS_POLICY.split(', ').toSorted()).toEqual(wanted.toSorted());
  expect(wanted).toContain('geolocation=(self)');
});
