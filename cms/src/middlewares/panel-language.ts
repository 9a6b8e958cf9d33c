import { answerInPanelLanguage } from '../panel';

/** Outside `strapi::errors`, whose refusals it translates. */
export default () => answerInPanelLanguage;
