import { isRecordable } from './index';

test.each(['jetpack_wpa_click', 'akismet_key_saved', 'jetpack_'])('API-012 %s is recorded', (name) => {
  expect(isRecordable(name)).toBe(true);
});

test.each(['wpcom_click', 'jetpackclick', 'Jetpack_click', 'my_jetpack_click', ''])('API-012 %p is dropped', (name) => {
  expect(isRecordable(name)).toBe(false);
});
