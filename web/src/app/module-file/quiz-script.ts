/** Marks the answers of a module file’s quiz and counts them. It stands in the file as it is, for old browsers too. */
export const quizScript = `
document.querySelectorAll('.quiz').forEach(function (quiz) {
  var questions = quiz.querySelectorAll('.question');
  var score = quiz.querySelector('.score');
  questions.forEach(function (question) {
    var choices = question.querySelectorAll('button');
    var right = question.dataset.answer;
    var said = question.querySelector('[role=status]');
    choices.forEach(function (choice) {
      choice.disabled = false;
      choice.addEventListener('click', function () {
        if (question.dataset.chosen) return;
        question.dataset.chosen = choice.value;
        choice.setAttribute('aria-pressed', 'true');
        choices.forEach(function (other) {
          other.setAttribute('aria-disabled', 'true');
          if (other.value === right) other.className = 'right';
        });
        if (choice.value !== right) choice.className = 'wrong';
        said.textContent = choice.value === right ? said.dataset.right : said.dataset.wrong;
        question.querySelector('details').open = true;
        if (quiz.querySelectorAll('[data-chosen]').length < questions.length) return;
        var correct = quiz.querySelectorAll('button.right[aria-pressed=true]').length;
        score.textContent = score.dataset.text.replace('{correct}', correct);
      });
    });
  });
});
`;
