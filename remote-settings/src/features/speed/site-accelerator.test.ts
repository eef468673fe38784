import type { SettingsChange } from '@site-admin/contracts';
import type { UnavailableReason } from '@site-admin/kit';
import {
  isAcceleratorOn,
  showsMasterSwitch,
  switchAccelerator,
  switchPhoton,
  type AcceleratorModule,
  type AcceleratorParts,
} from './site-accelerator';

const on: AcceleratorModule = { isOn: true };
const off: AcceleratorModule = { isOn: false };
const locked = (isOn: boolean, reason: UnavailableReason): AcceleratorModule => ({ isOn, reason });
const disabled = locked(false, 'disabled-by-admin');
const enabled = locked(true, 'enabled-by-admin');
const offline = locked(false, 'offline');
const parts = (
  photon?: AcceleratorModule,
  photonCdn?: AcceleratorModule,
  tiledGallery?: AcceleratorModule,
): AcceleratorParts => ({
  photon,
  photonCdn,
  tiledGallery,
});

const images = (isOn: boolean): SettingsChange => ({ photon: isOn, 'tiled-gallery': isOn, tiled_galleries: isOn });

test.each<[string, AcceleratorParts, SettingsChange | undefined]>([
  ['all off: all are switched on', parts(off, off, off), { ...images(true), 'photon-cdn': true }],
  ['all on: all are switched off', parts(on, on, on), { ...images(false), 'photon-cdn': false }],
  ['only images on: they are switched off', parts(on, off, on), images(false)],
  ['only static files on: they are switched off', parts(off, on, off), { 'photon-cdn': false }],
  ['images overridden inactive', parts(disabled, off, off), { 'photon-cdn': true }],
  ['static files overridden inactive', parts(off, disabled, off), images(true)],
  ['galleries overridden inactive', parts(off, off, disabled), { photon: true, 'photon-cdn': true }],
  ['images overridden active: static files are switched off', parts(enabled, on, on), { 'photon-cdn': false }],
  ['images overridden active, static files off: nothing to switch', parts(enabled, off, off), undefined],
  ['SET-060 offline: static files only', parts(offline, off, off), { 'photon-cdn': true }],
  ['both overridden', parts(disabled, disabled, off), undefined],
  ['without images on the site', parts(undefined, off, off), { 'photon-cdn': true }],
  ['without galleries on the site', parts(off, off), { photon: true, 'photon-cdn': true }],
])('SET-058 the master switch: %s', (_case, state, change) => {
  expect(switchAccelerator(state)).toEqual(change);
});

test.each<[AcceleratorParts, boolean]>([
  [parts(off, off), false],
  [parts(on, off), true],
  [parts(off, on), true],
  [parts(undefined, off), false],
])('SET-058 the accelerator is on if one of its parts is', (state, isOn) => {
  expect(isAcceleratorOn(state)).toBe(isOn);
});

test.each<[string, AcceleratorParts, boolean]>([
  ['both can be on', parts(off, off), true],
  ['one is overridden inactive', parts(disabled, off), true],
  ['both are overridden inactive', parts(disabled, disabled), false],
  ['SET-060 offline, static files are overridden inactive', parts(offline, disabled), false],
  ['SET-060 offline', parts(offline, off), true],
])('the master switch, where %s', (_case, state, isShown) => {
  expect(showsMasterSwitch(state)).toBe(isShown);
});

test.each([
  [true, off, images(true)],
  [false, on, images(false)],
  [true, disabled, { photon: true }],
])('SET-059 images %s switch the galleries with them, unless these are overridden', (isOn, tiledGallery, change) => {
  expect(switchPhoton(isOn, tiledGallery)).toEqual(change);
});
