import { isBackupProduct, planClass } from './plans';

const plan = (name: string) => `plans/${name}.svg`;
const product = (name: string) => `products/product-jetpack-${name}.svg`;

/** Icons that do not follow from the plan class: bundles of the provider have icons of their own. */
function getBundleIcon(slug: string): string | undefined {
  const name = slug.replace(/-(2y|monthly)$/, '');
  const icons: Readonly<Record<string, string>> = {
    free_plan: 'wpcom-free',
    'personal-bundle': 'wpcom-personal',
    'starter-plan': 'wpcom-personal',
    value_bundle: 'wpcom-premium',
    'business-bundle': 'wpcom-business',
    'pro-plan': 'wpcom-business',
    'ecommerce-bundle': 'wpcom-ecommerce',
    vip: 'wpcom-ecommerce',
  };
  return icons[name];
}

function iconOfClass(slug: string): string | undefined {
  const name = planClass(slug);
  switch (name) {
    case 'free':
    case 'personal':
    case 'premium':
    case 'complete':
      return plan(`jetpack-${name}`);
    case 'business':
      return plan('jetpack-professional');
    case 'security-t1':
    case 'security-t2':
    case 'daily-security':
    case 'realtime-security':
      return plan('jetpack-security');
    case 'free-search':
      return product('search');
    case 'search':
    case 'scan':
    case 'anti-spam':
    case 'videopress':
      return product(name);
    case 'jetpack-social-basic':
      return product('social');
    default:
      return isBackupProduct(slug) ? product('backup') : undefined;
  }
}

/** Returns the icon of a plan or product below the plugin's images, 32 × 32 px; undefined when it has none. */
export function planIcon(slug: string): string | undefined {
  const bundle = getBundleIcon(slug);
  return bundle ? plan(bundle) : iconOfClass(slug);
}
