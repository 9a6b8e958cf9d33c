/**
 * What people write in English about suicide, self-harm or domestic violence. `readPhrases` explains the syntax. The
 * lists were reviewed by an engineer against `crisis-words.cases.ts`, and by nobody who works with people in danger: such a
 * person should review them before they are relied upon, and every year. To change one, first add the sentence to the
 * cases as somebody would type it, see it fail, then add a line here or in `harmless`, as narrow as possible. When in
 * doubt between missing somebody and showing help once too often, show help: a match only leads to kind words, phone
 * numbers, and the prayer team reading sooner.
 */
export const englishSuicide = `
  == Suicide: the word, and what stands for it
  suicid*|suisid*|sucid*|suecid*|sueicid*|suiced*|sucied*|suicied*|siucid*|sucicid*|suicde*|suicdal|sewerslide
  sui|suic|su cide|cidal|icide
  sewer slide
  kms|kys|unalive*|unaliving
  k m s
  un alive|aliving
  ctb

  == Suicide: doing it
  swallow* ~2 pills|tablets|meds|medication
  take|taking|took them all
  have ~3 pills ~6 take|swallow|taking
  kill|kills|killing|kil|kiling|killed|hang|hangs|hanging|hanged|hung|shoot|shoots|shooting|shot|drown|drowning|drowned {own} self|selves
  poison|poisoning|poisoned|overdose|overdosing|stab|stabbing|burn|burning|starve|starving|punish|punishing {own} self|selves
  overdose*|overdosing
  od on pills|drugs|meds|medication|purpose
  {end} my|your|thy own|whole life|lives
  end|ends|ending|finish|finishing my|your ?whole|miserable life
  take|taking my life
  {end}|took|taken his|her|their ?own|young life|lives
  end|ending it all|tonight|today|now|forever|finally
  end|ending everything
  just want to end it
  just want it to end|stop|be
  want it all|everything to end|stop|be
  want the|this|my pain|suffering to end|stop|be
  jump*|throw|throwing ~2 off|from ~2 bridge|building|roof|balcony|cliff|window|tower|overpass
  jump*|throw|throwing|step|stepping|walk|walking|run|running|drive|driving ~2 in|into ~2 front|path|traffic|train|trains|tree|wall ?of
  gun|bullet|pistol|knife to|in|at|against|through my|his|her ~1 head|mouth|brain|brains|throat|neck|temple|heart|chest
  blow|blowing my brains|head
  rope|noose|belt around|round my|his|her neck
  noose
  swallow*|took|take|taking|taken ~2 all|many|bunch|bottle|handful|lot ~3 pills|tablets|meds|medication|medicine|sleeping
  drink|drinking|drank|swallow*|take|taking|took ~1 poison|bleach|pesticide|weedkiller
  slit|slitting|cut|cutting|slash|slashing|opened|opening my|his|her|their wrist|wrists|vein|veins|throat
  goodbye note|letter|world|forever
  goodbye cruel world
  by the time you|anyone|somebody|someone read|reads this
  this is|will|may|might ?be my last day|night|message|prayer|goodbye|letter|words
  planning|plan|plans|thought|thoughts|thinking|tried|attempt|attempted ~2 my|his|her own death
  attempt|attempted|attempts on|against my|his|her|their ?own life

  == Suicide: wishing to be dead
  rather die !!than|for
  hate|hates ~1 my|living|being life|alive
  if i|he|she die|died ~3 no|nobody|one|nothing
  would rather|sooner be|die ?dead
  can|could not do this|my life
  not going to be here tomorrow|any|much
  not be here tomorrow|any
  it|this to be ?all over !!god|soon
  want it ?all over
  hope|hoping|hoped|pray|praying|prayed|begging ~4 i|he|she ~1 not ~1 wake|waking
  {wish} to ?just|really {die}
  {wish} to be ?just dead|dying
  {wish} to ?just not wake|exist|live|be ?up|alive|here
  {wish} death
  rather|better ?off be dead|die
  better|best ?off ?if ?i ?am|was|were|be dead
  rather|prefer ?to die than live
  wish|wishes|wished ?that|god|you i|he|she ~2 dead|die|died|disappear|gone
  wish|wishes|wished ?that|god|you i|he|she ~2 never|not ~2 born|alive|exist|existed|here|wake|woke
  wish|wishes|wished ?that|god|you i|he|she wouldnt ~1 wake
  wish|wishes|wished god|he|you would|could|had ?just take|taken|let|end|kill me !!to|on|back
  hope|hoping|hoped|pray|praying|prayed|begging ?that|god|for i|he|she ~4 wake|waking
  hope|hoping|hoped|pray|praying|prayed|begging|beg|ask|asking|asked ~3 i die|dies|died
  pray|praying|prayed|beg|begging|begged|ask|asking|asked|wait|waiting ~3 to|for|me die|death
  pray|praying|prayed|beg|begging|begged|ask|asking|asked god|him|lord|jesus ~2 take|kill|let me !!to|by|back|out|in|on|with|through|higher|deeper|find|see|go|know
  god|lord|jesus|father ?please ?just take|takes my life|breath|soul
  god|lord|jesus|father ?please|just|why ?just take|kill me ?away|home|now
  please|just ?just take me|my home|away|now|life
  why|let|just can|not ~3 let me die
  let me ?just|please die
  why can|do|should i|not ~2 die|dead
  should ?have|just|be ?have|been|just {die}|died
  deserve*|need|needs to ?just die|be ?dead
  not deserve to live|be|exist !!forgiven|loved|blessed|happy
  kill me now|please|already
  somebody|someone|please|just|god|lord kill me
  death wish
  thinking|thought|thoughts|think|ideas ~1 of|about ?my ?own ?just|only death|dying|die !!of
  thinking|thought|thoughts|think ~2 dying|death
  do|does|did not ~1 want|wants|wanted to live !!with|there|here|at|near|alone|far|on|for|by|next
  no longer ~1 want|wants|wanted|wish|wishes to live|exist|be !!with|there|here|near|for|friends
  not want to live here|with|on ~2 world|earth|planet|pain
  not ~1 want|wants|wanted to ?be|live|keep|go alive|living|exist|existing
  not ~1 want|wants|wanted to exist
  not ~1 want|wants|wanted to be alive|here|around|on ~2 any|earth
  not ~1 want|wants|wanted to wake up !!early|late|at|my|the|your|tired|him|her
  not ~1 want|wants|wanted to go on !!a|the|this|that|my|our|his|vacation|trip|with|working
  not want to go on ~1 way|life
  not want to keep|continue going|living|doing|on ~1 !!with|there|here
  can|could not ~1 go on|living ~2 any|like|living|longer|without
  can not ~1 live ~2 any|like|longer|without !!you|god|jesus|christ
  can not keep living|going !!to
  not see ?a|any|the reason|point|sense ~3 living|live
  no ?more|other reason|reasons|will|desire|point|purpose ~2 live|living|exist|alive
  lost ?my|his|her|all|the will|desire ~1 live
  nothing ?left|more|else to live for
  no one|body ~2 to live for
  tired|sick|done|exhausted|weary|finished of|with ?my|this|his|her life|living|being|existing|alive !!alone|here|with|single|in|the|treated
  tired|sick of ?being alive
  give|giving|gave|given up on ?my life
  life is|was|feels|seems ~2 not ~2 worth ?it|living
  life is|feels pointless|meaningless|unbearable
  life has|have no ?more meaning|purpose|point|sense
  not ~2 worth living
  what is the point of|in living|life|going
  do not see ?the point of|in living|life
  what am i living for
  better off without|if me|i|him|her
  be better ~3 without|if me|i !!with
  world|family|kids|children|everyone|everybody ~5 better without me
  no one|body ~3 miss|care|cares|notice|cry ~2 me|i|gone|die|died|dead|disappeared
  nobody ~3 miss|care|cares|notice|cry ~3 me|gone|die|died|dead|disappeared !!but
  i am ~1 burden|worthless to|and ~2 everyone|everybody|family|kids|children|useless|all|others
  disappear|vanish forever|completely|any|world
  want|wish|could|just to ?just disappear|vanish
  never wake|waking up
  not wake|waking up ~2 any|again|tomorrow|morning
  sleep|asleep ~3 never|not wake
  sleep forever
  leave|leaving this world|earth|life
  life ~3 go on like|living
  the only way out
  dying would|will be
  if i died ~3 better|care|notice|sad
  nothing ~2 but death

  == Self-harm
  scratching|scratch|burning|burn my ~1 arms|legs|skin|wrists
  scars ~5 cutting|selfharm|harm
  urge|urges to cut|hurt|harm
  self|selfharm|selfharming harm*|injur*|mutilat*|inflicted|hurting|destruct*
  selfharm*|selfinjur*
  cut|cuts|cutting|cuting|harm|harms|harming|harmed|hurting|injuring|mutilat*|scratching {own} self|selves
  want|wants|wanted|going|urge|urges|thought|thoughts|thinking|try|tried|keep|keeps|kept|started|feel|feels|need|plan|planning|might|could|will|do ~4 hurt|hurting|harm|cut|injure {own} self !feelings|back|playing|again
  hurt|hurts {own} self on|so|because|when|every|again|to
  cut|cutting|cuts her|his|my|their arms|legs|thighs|skin|forearms
  started|been|keep|keeps|stop|again|relapsed|urge|urges|want ~2 to|with|into|by cut|cutting again|!down|off|corners|costs|hair
  cutting again
  hitting|hits|banging|bangs my|his|her own head
  burns|burning {own} self ~2 cigarette|cigarettes|lighter|purpose
`;
