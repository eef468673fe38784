import { moduleToggleEvent, useModule, useShell, type ModuleState } from '@site-admin/kit';
import { aboutModule, ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SwitchRow } from '../../card/switch-row';
import type { CardProps } from '../../registry/settings-card';
import {
  isAcceleratorOn,
  showsMasterSwitch,
  switchAccelerator,
  switchPhoton,
  type AcceleratorModule,
  type AcceleratorParts,
} from './site-accelerator';
import { acceleratorTexts, getSpeedLabels, getSpeedTexts } from './speed.texts';

const toPart = ({ module, isOn, unavailable }: ModuleState): AcceleratorModule | undefined =>
  module && { isOn, reason: unavailable?.reason };

/** Switches both parts of the site accelerator. */
function MasterRow({ shown }: CardProps) {
  const { settings } = useShell();
  const photon = useModule('photon');
  const photonCdn = useModule('photon-cdn');
  const tiledGallery = useModule('tiled-gallery');
  const parts: AcceleratorParts = {
    photon: toPart(photon),
    photonCdn: toPart(photonCdn),
    tiledGallery: toPart(tiledGallery),
  };
  if (!showsMasterSwitch(parts)) return null;
  const isOn = isAcceleratorOn(parts);
  const change = switchAccelerator(parts);
  const hasBoth = shown.includes('photon') && shown.includes('photon-cdn');
  const texts = getSpeedTexts();
  return (
    <SwitchRow
      label={texts.enableAccelerator}
      checked={isOn}
      busy={photon.isPending || photonCdn.isPending}
      disabled={!hasBoth}
      disabledReason={hasBoth ? undefined : texts.needsBothParts}
      unavailable={change ? undefined : (photon.unavailable ?? photonCdn.unavailable)}
      onChange={() =>
        change &&
        settings.change(change, { texts: acceleratorTexts(!isOn), undo: true, track: moduleToggleEvent('photon', !isOn) })
      }
    />
  );
}

function PhotonRow() {
  const { settings } = useShell();
  const { module, isOn, isPending, unavailable } = useModule('photon');
  const tiledGallery = toPart(useModule('tiled-gallery'));
  return (
    <SwitchRow
      label={getSpeedLabels().photon}
      checked={isOn}
      busy={isPending}
      unavailable={unavailable}
      about={module && aboutModule(module)}
      onChange={() =>
        settings.change(switchPhoton(!isOn, tiledGallery), { undo: true, track: moduleToggleEvent('photon', !isOn) })
      }
    />
  );
}

export function SiteAcceleratorRows({ shown }: CardProps) {
  return (
    <>
      <MasterRow shown={shown} />
      <Nested>
        {shown.includes('photon') && <PhotonRow />}
        {shown.includes('photon-cdn') && <ModuleRow slug="photon-cdn" label={getSpeedLabels()['photon-cdn']} />}
      </Nested>
    </>
  );
}
