/** The mobile app: its stores by device, their badges, and the QR code of its page. Each remote bundles what it uses. */
export { BadgeImage } from './badge-image';
export { detectDevice, type Device } from './device';
export { default as appQrCode } from './get-apps-qr-code.svg';
export { appStore, googlePlay, type Store } from './stores';
