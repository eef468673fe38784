import type { SettingsChange } from '@site-admin/contracts';
import type { UnavailableReason } from '@site-admin/kit';

/** The state of a module; undefined where the site does not have it. */
export interface AcceleratorModule {
  readonly isOn: boolean;
  /** Why it cannot be switched: an override, or offline mode. */
  readonly reason?: UnavailableReason | undefined;
}

export interface AcceleratorParts {
  readonly photon: AcceleratorModule | undefined;
  readonly photonCdn: AcceleratorModule | undefined;
  readonly tiledGallery: AcceleratorModule | undefined;
}

/** The site accelerator is on if one of its parts is (reference: behaviour, C3). */
export const isAcceleratorOn = ({ photon, photonCdn }: AcceleratorParts): boolean =>
  photon?.isOn === true || photonCdn?.isOn === true;

/** Offline mode counts as an override of the images to inactive. */
const isForcedOff = (part: AcceleratorModule | undefined): boolean =>
  part === undefined || part.reason === 'disabled-by-admin' || part.reason === 'offline';

/** Whether the master switch is shown: not where neither part can ever be on. */
export const showsMasterSwitch = ({ photon, photonCdn }: AcceleratorParts): boolean =>
  !isForcedOff(photon) || !isForcedOff(photonCdn);

const canSwitch = (part: AcceleratorModule | undefined): boolean => part !== undefined && part.reason === undefined;

/** Returns the change of switching images: galleries are switched together with them (spec 002 §4). */
export function switchPhoton(isOn: boolean, tiledGallery: AcceleratorModule | undefined): SettingsChange {
  return { photon: isOn, ...(canSwitch(tiledGallery) && { 'tiled-gallery': isOn, tiled_galleries: isOn }) };
}

/**
 * Returns the change of the master switch: all parts that are in the other state and not overridden (spec 002 §4). Undefined where
 * there is nothing to switch.
 */
export function switchAccelerator(parts: AcceleratorParts): SettingsChange | undefined {
  const { photon, photonCdn, tiledGallery } = parts;
  const isOn = !isAcceleratorOn(parts);
  const change: SettingsChange = {
    ...(canSwitch(photon) && photon?.isOn !== isOn && switchPhoton(isOn, tiledGallery)),
    ...(canSwitch(photonCdn) && photonCdn?.isOn !== isOn && { 'photon-cdn': isOn }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
