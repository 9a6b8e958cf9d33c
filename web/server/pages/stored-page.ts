import { StoredText } from './stored-text';

type Facts = {
  lasting: boolean;
  builtFiles: readonly string[];
  /** Its title without the name of the site. */
  title: string;
};

/** A page with what an offline pack has to know of it. */
export class StoredPage extends StoredText {
  readonly builtFiles: readonly string[];
  readonly title: string;

  constructor(status: number, headers: Readonly<Record<string, string>>, html: string, facts: Facts) {
    super(status, headers, html, facts.lasting);
    this.builtFiles = facts.builtFiles;
    this.title = facts.title;
  }
}
