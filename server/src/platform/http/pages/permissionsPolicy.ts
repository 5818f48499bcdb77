/**
 * What screens use: the place, the camera for barcodes, the screen that stays on while one cooks, copying, the sound of a
 * new order.
 */
const USED = ['autoplay', 'camera', 'clipboard-write', 'geolocation', 'screen-wake-lock'];

/**
 * Everything else that a page could ask for. A browser warns about a name it does not know, so these are only names
 * that Chromium has had for years; others ignore the header.
 */
const UNUSED = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Which features of the browser a page may use: what screens use, for our own origin; nothing for frames of others.
 *
 * Source  https://www.w3.org/TR/permissions-policy-1/
 */
export const PERMISSIONS_POLICY = [
  ...USED.map((feature) => `${feature}=(self)`),
  ...UNUSED.map((feature) => `${feature}=()`),
].join(', ');
