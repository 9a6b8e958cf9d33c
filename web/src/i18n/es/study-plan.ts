/** Come with the study plan. */
export const spanishStudyPlan = {
  'plan.description':
    'Un plan para estudiar el curso de formación semana por semana, a solas o en grupo, para imprimir y marcar.',
  'plan.lead':
    'Todo el curso a su propio ritmo. Elija el primer día y el ritmo, imprima el plan y póngalo donde lo vea.',
  'plan.print': 'Imprimir el plan',
  'plan.choose': 'Su ritmo',
  'plan.start': 'Primer día',
  'plan.start.help': 'Si no elige un día, el plan cuenta las semanas.',
  'plan.pace': 'Ritmo',
  'plan.pace.one-a-week': 'Un módulo por semana',
  'plan.pace.two-a-week': 'Dos módulos por semana',
  'plan.pace.one-in-two-weeks': 'Un módulo cada dos semanas',
  'plan.noScript': 'Elegir día y ritmo requiere JavaScript y un navegador reciente. Este plan: un módulo por semana.',
  'plan.week': 'Semana {week}',
  'plan.weeks': 'Semanas {first} y {last}',
  'plan.done': 'Completado',
  'plan.step.read': 'Leer el módulo ({time})',
  'plan.step.scripture': 'Leer sus pasajes en voz alta en su propia Biblia',
  'plan.step.quiz': 'Responder el cuestionario ({time})',
  'plan.step.act': 'Dar uno de los pasos a seguir y anotar qué sucedió',
  'plan.total': 'Cerca de {time} de estudio en total.',
  'plan.empty': 'Por ahora no hay módulos para planificar.',
  'plan.tips': 'Para llegar hasta el final',
  'plan.tip.hour': '**Póngale hora fija.** El mismo día y la misma silla logran más que una buena intención.',
  'plan.tip.pray': '**Comience orando.** Nombre delante de Dios a una persona a quien este módulo podría servir.',
  'plan.tip.together':
    '**Si puede, no estudie a solas.** Cuéntele a alguien en qué módulo va y reúnanse para conversarlo.',
  'plan.tip.practice':
    '**Practique antes de seguir.** Una visita o una llamada a quien está de duelo enseña más que el siguiente capítulo.',
  'plan.tip.late':
    '**Si una semana se pierde, no corra para alcanzarla.** Mueva lo demás una semana y siga. El curso no tiene fecha límite.',
};
