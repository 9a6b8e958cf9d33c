/** Come with the dialog of a quiz. */
export const englishQuizDialog = {
  'quizDialog.question': 'Question {number} of {total}',
  'quizDialog.progress': 'Progress',
  'quizDialog.true': 'True',
  'quizDialog.false': 'False',
  'quizDialog.correct': 'Correct!',
  'quizDialog.incorrect': 'Incorrect',
  'quizDialog.correctOption': 'Correct answer',
  'quizDialog.yourAnswer': 'Your answer',
  'quizDialog.previous': 'Previous',
  'quizDialog.next': 'Next',
  'quizDialog.finish': 'View Final Results',
  'quizDialog.results': 'Your results',
  'quizDialog.percent': '{score}%',
  'quizDialog.correctOfTotal': '{correct} of {total} answers correct',
  'quizDialog.praise.full': 'Every answer correct. May it serve you well when someone opens the door to you.',
  'quizDialog.praise.high': 'Well done. What you missed is worth another look in the review.',
  'quizDialog.praise.middle':
    'A good start. Read the explanations, go back to the module, and try again when you are ready.',
  'quizDialog.praise.low':
    'Nobody learns this in one sitting. Read the module once more, slowly; the quiz will be here when you come back.',
  'quizDialog.passed': 'You have passed this quiz.',
  'quizDialog.notPassed':
    'A quiz is passed with at least {mark}% of its answers right. Take it again as often as you like.',
  'quizDialog.review': 'Review Answers',
  'quizDialog.retake': 'Retake Quiz',
  'quizDialog.done': 'Done',
  'quizDialog.loading': 'Loading the questions…',
  'quizDialog.failed': 'The questions could not be loaded',
  'quizDialog.failed.text': 'Please check your connection and try again. Nothing you answered before is lost.',
  'quizDialog.otherLanguage': 'This quiz is not available in your language yet.',
} as const;
