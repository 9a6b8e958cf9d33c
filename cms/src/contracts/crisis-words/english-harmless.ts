/** Phrases that resemble crisis phrases but are harmless. They are removed from a text before the search. */
export const englishHarmless = `
  == Suicide as an idiom, or in the news
  suicide squad|door|doors|drill|drills|sprints|bomb*|bomber*|mission|attack|attacks|blast|burner
  political|career|financial|commercial|social suicide
  # kms|k
  many|several|few|some|of|extra kms
  kms away|per|from|to|an|of|walk|run|every
  judas|saul|samson|ahithophel|haman ~8 {own} self
  judas|ahithophel ~4 hanged|hung|killed ~1 self
  killing my self laughing|working|at|with|studying|over|trying|for
  kill my self laughing|at|working|studying
  shoot|shooting|shot {own} self in the foot
  burning|burn my self out
  poison* ~2 ivy
  hang|hanging {own} self on

  == Life, given and taken
  to live a|as|like lie|hypocrite
  live without ?my god|jesus|christ|lord|savior|faith|internet|phone
  take my life and|lord !make|kill|end
  take my life and make it|me yours|new|clean|holy|what|a|beautiful
  take|taking my life back|in|into|as|to|for|seriously|story|so|where|wherever|from
  taking my life ~1 next|new
  drown|drowning {own} self in work|books|music|tv|studies
  death row
  when i|we|you|he|she leave|leaves
  live in fear|sin|debt|anger|bitterness|regret|darkness|lies|bondage|denial|shame|guilt
  live in the past|flesh|world
  {illness} ~3 took|takes|taken|taking|ended|end|ending|claimed his|her|their|my ?own|young life|lives
  life|lives ~1 was|were taken
  end my|your|their|his|her day|week|year
  in|at|by|until|till|to|before the end it|everything
  the end everything|it
  stroke|strokes ~2 took

  == Dying, in scripture and in talk
  die|dying|dead|died to {own} self|sin|sins|flesh|pride|world
  die|dying|dead|died to|with|in|for|like self|sin|sins|the|christ|jesus|my|him|our|your|this|his|faith ?flesh|world|pride|sins|sin|faith|lord|gospel|old
  dying to|for see|meet|know|hear|go|try|eat|hold|have|visit|get|read|taste|find|be|tell|learn|watch|some|a|coffee
  die for me|us|him|you|christ|jesus|my|the|this|our|it|that
  to die for
  die of laughter|laughing|embarrassment|boredom|hunger|thirst|heat|cold|curiosity|shame|old
  like|want|wants|wanted|hope to die in|at peace|home|grace|my|old
  death|die|died|dead|dying ~4 cross|calvary|resurrection|resurrected|risen|rose
  wanted to die ~2 cross
  jesus|christ|lord|savior|god ~4 died|die|dying|dead
  he ~1 died|dying|die for|on|alone ?my|our|the
  thought|thoughts|thinking|think ~3 death|dying of|my|her|his|mother|father|husband|wife|son|daughter|jesus|christ|resurrection
  dead sea|end|line|battery|tired|works|bodies
  never die|dies

  == Wishes and worries of every day
  sleep|asleep|sleeping|baby|child|children|son|daughter ~4 wakes|wake|waking up ~3 night|crying
  never wake|waking up early|late|on|refreshed|rested|in
  disappear* forever ~2 cancer|tumor|pain
  wake up to
  want the|my|this pain in|of my|his|her
  better without me|him|her knowing
  tired|sick|done|exhausted|weary of|with living|being ~2 alone|apart|here|single|paycheck|rent|renting|sick|tired|with
  give|giving up on my life long|dream
  leave this world|earth|life ~2 better|peace|behind
  no one|body cares like|more|for
  kill|kills|killing me with|softly
  will|would|going ~2 kill me ~2 to|but|wait|say
  devil|satan|enemy|demon|demons|lucifer|cancer|virus|disease|sin|temptation ~6 kill|destroy|hurt|attack|attacks|attacked|attacking|threaten*|hit|hits|beat|choke|strangle ?me|us|my|our|her|him|you
  jump* to|into|for conclusions|joy|faith|ministry|action
  hurt my self|back ~2 playing|running|working|at|exercising|lifting|falling|gym
  cut|cutting my self|him ~2 shaving|cooking|while|chopping|off|loose|slack|short|slicing|glass|peeling|gardening|work
  cut her self|him ~2 shaving|cooking|while|chopping|off|loose|slack|short|slicing|glass|peeling|gardening|work|on
  cut|cutting him|her|them self off|on|cooking|shaving|loose|while|with
  harm|hurt|hurting {own} self ~2 playing|falling|by accident

  == Hitting that is none
  beat|beats|beaten ~3 final*|semifinal*|tournament*|playoff*|league
  threat* me|us ~1 with divorce|court|leaving|lawyer|eviction|custody
  dog|dogs|cat|bear ~3 attacked
  fell|fall|falling|slipped|accident|crash ~4 hit ?his|her|my head
  hit|hits his head
  never ~1 violent|abusive
  it ?just|really|suddenly|finally|never hit|hits|beats me|us|him|her
  {event} ~6 hit|hits|beat|beats|beaten|kicked|choke|choked|punched|slapped|slaps|kicks|hitting|beating ?me|us|him|her|my|our|the|them
  hit|hits me up|that
  choke|choked|chokes|choking me|up|us|on up|with|on ?tears
  beat|beats|beating|beaten|beat me|us|him|her|them|the|his|my at|by|to !home|night|death
  beat|beats|beating|beaten me|us|him|her|them|the|his|my ~3 final|finals|race|game|match|tournament|election|semifinal|championship|playoffs|chess|tennis|checkers|cards|soccer|football|basketball|monopoly|cancer|covid|odds|record|score|penalties|rival|disease|heat|traffic|rush|drum|drums|eggs|leukemia|addiction
  beat|beats|beating|beaten|hit the|his|her|my|our cancer|covid|odds|heat|traffic|rush|drum|drums|eggs|disease|road|books|gym|ball|target|goal|goals|deadline|breast|snooze|nail|sack|lottery|jackpot|brakes|tumor|habit|addiction|depression|bottle|wall|ground|town|streets|internet|leukemia|rock|low
  beat|beats us|them #
  {hit} his|her|my|the ball|shot|shots|goal|toe|knee|elbow|first|homerun|bag|bucket|habit|off|drum|homer|deadline|target
  kick|kicked|kicks|kicking the|his|her|my|off|me habit|bucket|ball|out|smoking|off|drugs
  kicks in|inside|her|me belly|womb
  baby|babys|he|she kicks|kicking|kicked ~2 belly|womb|tummy
  hit|was|were|got|been|is hit|by by a|an|the car|truck|bus|motorcycle|hurricane|storm|earthquake|flood|ball
  was|were|got|been hit|beaten hard|down|up by|with
  laid|lay|laying|put|puts|putting ?his|her|their hands on me|her|him|them|us ~3 pray*|heal*
  hands on my|her|me ~2 and|to prayed|pray|shoulder|head
  never|not|no|nor|without hit|hits|beat|beats|hurt|hurts|beaten|slapped|threatened|violent|abusive|abused|raised me|us|her|my|the|him|hand ?hand !until|till|before|but|except|again|since
  no violence|abuse
  not ~1 violent|abusive|abused

  == Other words with these sounds
  drug|drugs|alcohol|substance|solvent abuse|abuser|abusers
  abuse* of power|authority|alcohol|drugs
  grapes|grape
  self control|harmony
  holy|love ~2 touched|touches
  domestic violence|abuse ministry|conference|training|awareness|workshop|seminar
  suicide|suicidal prevention|awareness ~1 training|class|course|month|week|conference|seminar|workshop|team|ministry
  teach|taught|teaching|class|course|seminar|workshop|sermon|preach|preaching|training about|on suicide|suicidal|abuse|depression
`;
