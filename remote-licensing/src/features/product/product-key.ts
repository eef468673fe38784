/** The products that have a page (spec 002 §2). */
export const productKeys = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'] as const;
export type ProductKey = (typeof productKeys)[number];

/** Whether an address names a product that has a page. */
export const isProductKey = (text: string | undefined): text is ProductKey => productKeys.some((key) => key === text);
