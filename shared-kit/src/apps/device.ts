/** Platform of the mobile app's stores; `other` for devices without one. */
export type Device = 'android' | 'ios' | 'other';

/** Detects the platform. Windows phones name Android and iPhone too; other browsers on Windows have `MSStream`. */
export function detectDevice(view: Window): Device {
  const { userAgent } = view.navigator;
  if (/windows phone/i.test(userAgent)) return 'other';
  if (/android/i.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod/.test(userAgent) && !('MSStream' in view) ? 'ios' : 'other';
}
