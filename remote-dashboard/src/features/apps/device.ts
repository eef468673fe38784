/** What the page is shown on, as far as the mobile app's stores are concerned. */
export type Device = 'android' | 'ios' | 'other';

/** Browsers of Windows name the others in order to be served like them; Windows phones name Windows too, the rest has MSStream. */
export function deviceOf(view: Window): Device {
  const { userAgent } = view.navigator;
  if (/windows phone/i.test(userAgent)) return 'other';
  if (/android/i.test(userAgent)) return 'android';
  return /iPad|iPhone|iPod/.test(userAgent) && !('MSStream' in view) ? 'ios' : 'other';
}
