/** Descriptions of each module: one line for lists, a few for its own page. */
export const texts: Readonly<Record<string, readonly [short: string, long: string]>> = {
  'action-bar': ['A small bar on the site with like, follow and share buttons.', ''],
  carousel: [
    'Opens pictures of a gallery large, over the page.',
    'A click on any picture of a gallery shows it full screen, with arrows to the next one, its caption, and, if you like, comments and camera details.',
  ],
  'comment-likes': ['Readers can show that they like a comment.', 'Adds a like button to each comment on the site.'],
  comments: [
    'Lets visitors comment with an account they already have.',
    'Replaces the comment form of the theme by one that also takes a WordPress.com, Twitter or Facebook account.',
  ],
  'contact-form': [
    'Put a contact form into any post or page.',
    'Build forms from blocks: contact, feedback, RSVP. Answers arrive by email and are kept in the admin area.',
  ],
  'copy-post': ['Start a new post as a copy of an old one.', 'Adds a copy link to the list of posts.'],
  'custom-content-types': [
    'Portfolios and testimonials, beside posts and pages.',
    'Adds two kinds of content with their own lists and archive pages: projects you did, and what customers say.',
  ],
  'custom-css': [
    'More room to change the look of a theme with CSS.',
    'Widens the CSS editor of the Customizer with preprocessors and a setting for the content width.',
  ],
  'enhanced-distribution': [
    'Tells search engines and readers about new content at once.',
    'New posts and comments go into a stream that search engines and other services listen to.',
  ],
  'google-analytics': [
    'Connect Google Analytics without editing the theme.',
    'Give your tracking id once; the code is added to every page of the site for you.',
  ],
  'google-fonts': ['Choose from a set of Google fonts in the editor.', 'Adds a selection of Google fonts to block themes.'],
  'gravatar-hovercards': [
    'Shows the profile of a commenter when pointing at the picture.',
    'A small card with name, picture and links appears over the Gravatar of people who write or comment.',
  ],
  'infinite-scroll': [
    'Loads more posts as the reader comes to the end of the page.',
    'Takes the place of the older-posts link in themes that support it, as a button or by itself.',
  ],
  'json-api': [
    'Lets apps and services of yours work with this site.',
    'After you allow it, programs may read and change content of the site over the WordPress.com API.',
  ],
  latex: ['Formulas in posts and comments, written in LaTeX.', 'Write $latex e^{i\\pi}+1=0$ and readers see the set formula.'],
  'lazy-images': [
    'Loads pictures only when they come near the screen.',
    'Pages show sooner and visitors on phones save data, as pictures further down wait until they are needed.',
  ],
  likes: ['Readers can show that they like a post.', 'Adds a like button under posts and pages, and tells you who pressed it.'],
  markdown: ['Write posts and comments in Markdown.', 'Plain characters for headings, lists and links instead of a toolbar.'],
  masterbar: [
    'The WordPress.com toolbar at the top of the admin area.',
    'Replaces the admin bar by one with notifications, the reader and all of your sites.',
  ],
  monitor: [
    'Tells you by email when the site is down, and when it is back.',
    'The site is looked at from outside every five minutes, day and night.',
  ],
  notes: ['Comments, likes and new followers in the toolbar.', 'See what happens on the site and answer it from any page.'],
  photon: [
    'Serves pictures from fast servers near each visitor, in the right size.',
    'Pictures of posts are resized, compressed and delivered by a worldwide network, which takes the load off this server.',
  ],
  'photon-cdn': [
    'Serves scripts and styles from a worldwide network.',
    'Static files of WordPress and its plugins come from servers near each visitor instead of from here.',
  ],
  'post-by-email': [
    'Publish by sending an email to a secret address.',
    'Each writer gets an address; what is sent there becomes a post.',
  ],
  'post-list': ['More at a glance in the list of posts.', 'Shows pictures and other details in the list of posts.'],
  protect: [
    'Stops robots that try one password after the other.',
    'Sign-in attempts are checked against what millions of other sites have seen, and known attackers are turned away.',
  ],
  publicize: [
    'Shares new posts on social networks by itself.',
    'Connect your accounts once; each new post is announced there when it is published.',
  ],
  'related-posts': [
    'Suggests more of your content under each post.',
    'Finds posts on the same subject, so that readers stay. The search runs elsewhere and does not slow this site.',
  ],
  search: ['A better search for visitors, with filters.', 'Results appear while typing, sorted by what fits best.'],
  'seo-tools': ['Titles, descriptions and previews for search engines and networks.', 'Decide how pages are shown elsewhere.'],
  sharedaddy: [
    'Share buttons under posts and pages.',
    'Choose the networks, their order and how the buttons look; visitors do the rest.',
  ],
  shortcodes: [
    'Videos, maps and more from other sites, by a line of text.',
    'A short code in square brackets shows media of YouTube, Flickr, Google Maps and many others.',
  ],
  shortlinks: ['Short wp.me addresses for posts and pages.', 'Easier to pass on in a message or on paper than the full address.'],
  sitemaps: [
    'Helps search engines find every page.',
    'Keeps two lists of addresses up to date: one of all content, one of news.',
  ],
  sso: [
    'Sign in here with a WordPress.com account.',
    'One password for all your sites, with two-step sign-in if you ask for it.',
  ],
  stats: [
    'How many people visit, where they come from, what they read.',
    'Counts views and visitors without slowing the site, and shows them in charts that are easy to read.',
  ],
  subscriptions: [
    'Readers can follow the site or a discussion by email.',
    'Adds boxes to the comment form with which visitors subscribe to new posts or to further comments.',
  ],
  'tiled-gallery': [
    'Galleries as mosaics, circles or columns.',
    'More layouts for the pictures of a gallery, set neatly side by side.',
  ],
  vaultpress: [
    'Keeps copies of the whole site and looks for dangerous code.',
    'Every change is saved away from this server and can be brought back with a click. Files are searched for threats each day.',
  ],
  'verification-tools': [
    'Prove to search engines that the site is yours.',
    'Google, Bing, Pinterest and Yandex show you more about a site once they know who owns it.',
  ],
  videopress: ['Video without advertisements, kept away from this server.', 'Upload here; playing needs no other site.'],
  waf: [
    'Refuses harmful requests before they reach WordPress.',
    'Rules that are kept up to date decide which requests may pass.',
  ],
  'widget-visibility': [
    'Show a widget only on the pages you choose.',
    'Conditions for each widget: by page, category, author, date and more.',
  ],
  widgets: ['More widgets for sidebar and footer.', 'Pictures, subscriptions, Twitter, Facebook and others, ready to place.'],
  'woocommerce-analytics': [
    'Numbers about the shop.',
    'Adds what visitors look at and buy to the statistics of a WooCommerce shop.',
  ],
  wordads: [
    'Earn with advertisements on the site.',
    'Advertisements are chosen, placed and billed for you; you decide where they may stand.',
  ],
};
