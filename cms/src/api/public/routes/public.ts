import { nounOf, pageUids } from '../../../site-types';

/** The action of a controller, by the call that it answers. */
type Calls = Readonly<Record<string, string>>;

const routesOf = (calls: Calls, policies: readonly string[] = []) =>
  Object.entries(calls).map(([call, action]) => {
    const [method, path] = call.split(' ');
    return { method, path, handler: `api::${action}`, config: { auth: false, policies } };
  });

const forEverybody: Calls = {
  'GET /articles': 'article.article.find',
  'GET /articles/:name': 'article.article.findOne',
  'GET /books': 'book.book.find',
  'GET /books/:name': 'book.book.findOne',
  'GET /crisis-lines': 'crisis-line.crisis-line.find',
  'GET /quizzes': 'quiz.quiz.find',
  'GET /quizzes/:name': 'quiz.quiz.findOne',
  'GET /training-modules': 'training-module.training-module.find',
  'GET /training-modules/:name': 'training-module.training-module.findOne',
  'GET /leader-sheets/:name': 'training-module.training-module.leaderSheet',
  ...Object.fromEntries(pageUids.map(nounOf).map((noun) => [`GET /${noun}`, `page.page.${noun}`])),

  'GET /revival-events': 'revival-event.revival-event.find',
  'GET /revival-events/:id/media': 'event-media.event-media.find',

  // Before the one with a name. An asset called "status" is still available with its extension.
  'GET /assets/status': 'asset.asset.status',
  'GET /assets/:name': 'asset.asset.find',
  'GET /video/:name': 'asset.asset.video',
  'GET /video-production/:name': 'asset.asset.video',
  'GET /pakistan-revival-video': 'asset.asset.revivalVideo',
  'GET /images/available': 'image.image.available',
  'GET /social-images/:collection/:file': 'social-image.social-image.find',

  'POST /prayer-requests': 'submission.submission.prayer',
  'POST /contact-requests': 'submission.submission.contact',
  'POST /counseling-requests': 'submission.submission.counseling',
  'POST /prayer-thanks': 'submission.submission.thanks',
  'POST /certificates': 'certificate.certificate.issue',
  'POST /certificates/check': 'certificate.certificate.check',
};

const forMediaAdmins: Calls = {
  'GET /event-drafts': 'revival-event.revival-event.findDrafts',
  'POST /event-drafts': 'revival-event.revival-event.createDraft',
  'PUT /event-drafts/:id': 'revival-event.revival-event.updateDraft',
  'POST /revival-events/:id/media': 'event-media.event-media.create',
  'PUT /revival-events/:id/media/order': 'event-media.event-media.reorder',
  'PATCH /event-media/:id': 'event-media.event-media.update',
  'DELETE /event-media/:id': 'event-media.event-media.delete',
  'POST /images/validate': 'image.image.validate',
  'POST /images': 'image.image.upload',
  'GET /picture-slots': 'picture-slot.picture-slot.find',
  'PATCH /picture-slots/:key': 'picture-slot.picture-slot.update',
  'POST /picture-slots/:key/file': 'picture-slot.picture-slot.replace',
  'DELETE /picture-slots/:key/file/:id': 'picture-slot.picture-slot.undo',
};

export default {
  routes: [...routesOf(forEverybody), ...routesOf(forMediaAdmins, ['global::media-admin'])],
};
