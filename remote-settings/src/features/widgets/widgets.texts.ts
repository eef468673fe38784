import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getWidgetLabels = () => ({
  widgets: __('Make extra widgets available for use on your site including subscription forms and Twitter streams', 'jetpack'),
  'widget-visibility': __('Enable widget visibility controls to display widgets only on particular posts or pages', 'jetpack'),
});
