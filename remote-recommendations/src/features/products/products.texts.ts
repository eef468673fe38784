import { __, sprintf } from '@site-admin/runtime/i18n';

export const getProductsTexts = () => ({
  suggestions: {
    title: __('Choose what your site needs', 'jetpack'),
    description: __('These products add the most to your site.', 'jetpack'),
  },
  purchased: {
    /* translators: %s is the name of a product */
    title: (name: string) => sprintf(__('%s is yours', 'jetpack'), name),
    description: __('Thank you for your purchase. Let’s set it up.', 'jetpack'),
  },
  pending: {
    title: __('Your purchase is on its way', 'jetpack'),
    description: __('It can take a few minutes until a purchase reaches your site. You can continue in the meantime.', 'jetpack'),
  },
});
