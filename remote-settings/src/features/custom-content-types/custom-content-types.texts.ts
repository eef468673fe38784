import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getContentTypeLabels = () => ({
  jetpack_testimonial: __('Testimonials', 'jetpack'),
  jetpack_portfolio: __('Portfolios', 'jetpack'),
});

export const getContentTypeTexts = () => ({
  title: __('Custom content types', 'jetpack'),
  testimonials: __(
    'Add testimonials to your website to attract new customers. If your theme doesn’t support Jetpack Testimonials, you can still use a simple shortcode to display them on your site.',
    'jetpack',
  ),
  testimonialsHint: __('Testimonials shortcode: [testimonials]', 'jetpack'),
  portfolios: __(
    'Use portfolios on your site to showcase your best work. If your theme doesn’t support Jetpack Portfolios, you can still use a simple shortcode to display them on your site.',
    'jetpack',
  ),
  portfoliosHint: __('Portfolios shortcode: [portfolio]', 'jetpack'),
});
