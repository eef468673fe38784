/** Further search terms of each module, in addition to its name and texts (reference: behaviour C1). */
export const keywords: Readonly<Record<string, string>> = {
  'google-fonts': 'fonts, webfonts, typography',
  protect:
    'security, jetpack protect, secure, protection, botnet, brute force, protect, login, bot, password, passwords, strong passwords, strong password, wp-login.php, protect admin',
  stats: 'statistics, tracking, analytics, views, traffic, stats',
  wordads: 'advertising, ad codes, ads',
  'custom-css': 'css, customize, custom, style, editor, less, sass, preprocessor, font, mobile, appearance, theme, stylesheet',
  shortcodes:
    'shortcodes, shortcode, embeds, media, bandcamp, dailymotion, facebook, flickr, google calendars, google maps, polldaddy, recipe, recipes, scribd, slideshare, slideshow, slideshows, soundcloud, ted, twitter, vimeo, vine, youtube',
  widgets: 'widget, widgets, facebook, gallery, twitter, gravatar, image, rss',
  'enhanced-distribution': 'google, seo, firehose, search, broadcast, broadcasting',
  waf: '',
  sharedaddy:
    'share, sharing, sharedaddy, social buttons, buttons, share facebook, share twitter, social media sharing, social media share, social share, icons, email, facebook, twitter, linkedin, pinterest, pocket, social widget, social media',
  shortlinks: 'shortlinks, wp.me',
  subscriptions: 'subscriptions, subscription, email, follow, followers, subscribers, signup',
  publicize:
    'facebook, jetpack publicize, twitter, tumblr, linkedin, social, tweet, connections, sharing, social media, automated, automated sharing, auto publish, auto tweet and like, auto tweet, facebook auto post, facebook posting',
  'gravatar-hovercards': 'gravatar, hovercards',
  latex: 'latex, math, equation, equations, formula, code',
  notes: 'notification, notifications, toolbar, adminbar, push, comments',
  sitemaps: 'sitemap, traffic, search, site map, seo',
  'woocommerce-analytics': 'woocommerce, analytics, stats, statistics, tracking, analytics, views',
  'post-by-email': 'post by email, email',
  'contact-form':
    'contact, form, grunion, feedback, submission, contact form, email, feedback, contact form plugin, custom form, custom form plugin, form builder, forms, form maker, survey, contact by jetpack, contact us, forms free',
  'copy-post': 'copy, duplicate',
  'widget-visibility': 'widget visibility, logic, conditional, widgets, widget',
  'json-api': 'api, rest, develop, developers, json, klout, oauth',
  comments: 'comments, comment, facebook, twitter, social',
  carousel: 'gallery, carousel, diaporama, slideshow, images, lightbox, exif, metadata, image',
  likes: 'like, likes, wordpress.com',
  'lazy-images':
    'mobile, theme, fast images, fast image, image, lazy, lazy load, lazyload, images, lazy images, thumbnail, image lazy load, lazy loading, load, loading',
  'tiled-gallery': 'gallery, tiles, tiled, grid, mosaic, images',
  photon:
    'photon, photo cdn, image cdn, speed, compression, resize, responsive images, responsive, content distribution network, optimize, page speed, image optimize, photon jetpack',
  'infinite-scroll': 'scroll, infinite, infinite scroll',
  'photon-cdn':
    'site accelerator, accelerate, static, assets, javascript, css, files, performance, cdn, bandwidth, content delivery network, pagespeed, combine js, optimize css',
  videopress:
    'video, videos, videopress, video gallery, video player, videoplayer, mobile video, vimeo, youtube, html5 video, stream',
  monitor:
    'monitor, uptime, downtime, monitoring, maintenance, maintenance mode, offline, site is down, site down, down, repair, error',
  'related-posts':
    'related, jetpack related posts, related posts for wordpress, related posts, popular posts, popular, related content, related post, contextual, context, contextual related posts, related articles, similar posts, easy related posts, related page, simple related posts, free related posts, related thumbnails, similar, engagement, yet another related posts plugin',
  sso: 'sso, single sign on, login, log in, 2fa, two-factor',
  markdown: 'md, markdown',
  'post-list': 'post, admin, list',
  vaultpress:
    'backup, cloud backup, database backup, restore, wordpress backup, backup plugin, wordpress backup plugin, back up, backup wordpress, backwpup, vaultpress, backups, off-site backups, offsite backup, offsite, off-site, antivirus, malware scanner, security, virus, viruses, prevent viruses, scan, anti-virus, antimalware, protection, safe browsing, malware, wp security, wordpress security',
  'verification-tools': 'webmaster, seo, google, bing, pinterest, search, console',
  'custom-content-types': 'cpt, custom post types, portfolio, portfolios, testimonial, testimonials',
  search: 'search, elastic, elastic search, elasticsearch, fast search, search results, search performance, google search',
  'seo-tools': 'search engine optimization, social preview, meta description, custom title format',
  'google-analytics': 'webmaster, google, analytics, console',
  masterbar: 'adminbar, masterbar, colorschemes, profile-edit',
  'comment-likes': 'like widget, like button, like, likes',
  'action-bar': 'adminbar, actionbar, comments, likes, follow, sharing',
};
