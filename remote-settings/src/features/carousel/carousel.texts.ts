import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getCarouselLabels = () => ({
  carousel: __('Display images in a full-screen carousel gallery', 'jetpack'),
  carousel_display_exif: __('Show photo Exif metadata in carousel (when available)', 'jetpack'),
  carousel_display_comments: __('Show comments area in carousel', 'jetpack'),
  carousel_background_color: __('Carousel color scheme', 'jetpack'),
});

export const getCarouselTexts = () => ({
  title: __('Media', 'jetpack'),
  description: __(
    'Create full-screen carousel slideshows for the images in your posts and pages. Carousel galleries are mobile-friendly and encourage site visitors to interact with your photos.',
    'jetpack',
  ),
  exifHint: __(
    'Exif data shows viewers additional technical details of a photo, like its focal length, aperture, and ISO.',
    'jetpack',
  ),
  black: __('Black', 'jetpack'),
  white: __('White', 'jetpack'),
});
