import { getPlugins, installPlugin } from '@site-admin/contracts';
import { press, type GalleryState } from '@site-admin/kit/gallery';
import { boostCard } from './boost.card';
import { crmCard } from './crm.card';

const plugins = [
  { name: 'Boost', component: boostCard.Card, file: 'jetpack-boost/jetpack-boost.php' },
  { name: 'CRM', component: crmCard.Card, file: 'zero-bs-crm/ZeroBSCRM.php' },
];

export const partnerPluginStates: readonly GalleryState[] = plugins.flatMap(({ name, component, file }): GalleryState[] => [
  { name: `${name}, loading`, component, arrange: (fake) => void fake.site.hold(getPlugins) },
  { name: `${name}, error`, component, arrange: (fake) => fake.site.fail(getPlugins, { status: 500 }) },
  { name: `${name}, not installed`, component, arrange: (fake) => fake.site.respond(getPlugins, {}) },
  {
    name: `${name}, not active`,
    component,
    arrange: (fake) => fake.site.respond(getPlugins, { [file]: { Name: name, active: false } }),
  },
  {
    name: `${name}, active`,
    component,
    arrange: (fake) => fake.site.respond(getPlugins, { [file]: { Name: name, active: true } }),
  },
  {
    name: `${name}, installing`,
    component,
    arrange(fake) {
      fake.site.respond(getPlugins, {});
      fake.site.hold(installPlugin);
    },
    act: (host) => press(host, `Install ${name}`),
  },
  {
    name: `${name}, not installed after an error`,
    component,
    arrange(fake) {
      fake.site.respond(getPlugins, {});
      fake.site.fail(installPlugin, { status: 500, message: 'The package could not be downloaded.' });
    },
    act: (host) => press(host, `Install ${name}`),
  },
]);
