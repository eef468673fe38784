/** Rules shared by several remotes; each remote bundles those it uses. */
export { selectBackupActivity, type BackupActivity } from './backup-activity';
export { formatAge } from './format-age';
export { isCouponPostponed, postponeCoupon } from './partner-coupon';
export { hasPaidProduct, hasProduct, productKeys, type ProductKey } from './plans';
export { parseUtcDate, percentOff, selectPrice, type Price, type PriceParts } from './price';
export { firstTermOnly, moneyBackGuarantee, perMonthBilledYearly } from './price.texts';
export { backupAndScanFailed, getRewindTexts, getVaultPressTexts } from './protection.texts';
export { selectRewindContent, showsBackups, toRewindBadge, type RewindContent } from './rewind';
export { toScanBadge, toScanResult, type ScanResult, type StatusBadge } from './scan';
export {
  activateSearch,
  prepareSearchRetry,
  selectSearchContent,
  toggleInstantSearch,
  toggleSearch,
  type SearchContent,
  type SearchParts,
} from './search';
export {
  getStoragePercent,
  hasFreeVideo,
  hasVideoPress,
  showsVideoPressOffer,
  type VideoPressOffer,
  type VideoStorage,
} from './video-storage';
export { noVaultPress, selectVaultPressText, toVaultPressState, type VaultPressState, type VaultPressText } from './vaultpress';
