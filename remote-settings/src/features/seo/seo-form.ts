import { settingsForm } from '@site-admin/kit/forms';

export const seoForm = settingsForm('seo', ['advanced_seo_title_formats', 'advanced_seo_front_page_description']);
