/** What a page says about itself to browsers, search engines and whoever shares its address. */
export type Metadata = {
  title: string;
  description: string;
  /** Path of the picture that is drawn of an entry for shared links; the site's social image when absent. */
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
};
