/** See `english-suicide.ts` for how these lists were reviewed and how to change them. */
export const englishViolence = `
  == Violence at home: hitting
  attacked|attacks me !enemy|dog
  bruis* ~6 husband|boyfriend|he|him|partner|wife|ex
  {family} ~5 bruised|bruises my
  burned|burns|burnt me with|on
  punches|punched|punching|kicks|smashes|breaks ~1 walls|doors|furniture|holes
  {family} ~5 {hit} my ~1 face|head|stomach|arm|arms|back|mouth
  {family} ~6 {hit} {whom}
  {family} ~6 {hit} my|his|her|our|their|the ?own|little|two {someone}
  {family} ~5 is|was|keeps|kept|started|starts|been hitting|hiting|beating|slapping|punching|kicking|choking
  {hit} my|his|her|their|our ?own|little {someone}
  slap|slaps|slapped|slapping|punches|punched|punching|choked|choking|strangled|strangling|smacked|smacks me|us
  hitting|beating|kicking me|us|her
  hit|hits|beat|beats|kicked|kicks me ~3 drunk|drinks|drinking|kids|face|stomach|belt|fist|pregnant|again|head|angry
  they beat|hit me
  beat|beats|beaten|beating me up
  i|she|we|mom|mum|mother|wife|daughter|son|sister|children|kids|friend|neighbor ~3 was|am|is|are|were|being|been|get|gets|got|getting ~1 hit|beat|beaten|slapped|punched|choked|kicked|abused|raped|molested|assaulted|battered|strangled
  being|getting hit|beat|beaten|slapped|punched|choked|kicked|abused|raped|molested|assaulted|battered|strangled
  knock|knocks|knocked|throw|throws|threw|push|pushes|pushed|shove|shoves|shoved|slam|slams|slammed|drag|drags|dragged me|us|her ~1 down|against|to|into|around|unconscious|across|onto|by|through
  throws|threw|throwing things|plates|objects|stuff at me|us|her
  grab|grabs|grabbed|pull|pulls|pulled|drag|drags|dragged ~1 me|my|her ~2 hair|throat|neck
  pulls|pulled a knife|gun
  puts|put|putting his|her hands on|around me|my|her !prayed|and|to|heal
  hands around my neck|throat
  black eye|eyes ~4 he|husband|boyfriend|him|wife|dad|father
  gave me|her a black|bloody|busted eye|nose|lip
  {family} ~3 hurts|hurting me|us|them|the
  {family} ~3 hurt|hurts|harm|harms|harmed|mistreats|mistreated|mistreating ~2 physical|physically|again|kids|children|bad|badly
  {family} ~4 mistreats|mistreating|mistreated|abuses|abused|abusing|attacks|attacked|attacking|threatens|threatened|threatening me|us|her|my|the|our
  physically|physical hurt|hurts|hurting|harm|harmed|harming|harms
  going|will|might|would ?to|he|she hurt me|us|the|my !feelings

  == Violence at home: threats and fear
  afraid|scared|terrified to go|come|be|stay|return ?at|back|alone ?at home|him
  {family} ~5 kill|kills|murder|stab|shoot|burn|bury me|us|her|my
  want|wants|wanted|try|tries|tried|trying|threat*|going|will|would ~1 to ?kill|murder kill|murder me|us|my
  threat* ~2 to kill|shoot|stab|hurt|burn|harm|murder|rape|beat
  threatens|threatened|threatening|threats me|us|my|her|death
  death threat*
  will|would kill|murder me|us ~3 if|when|and|leave|tell|police
  afraid|scared|terrified|frightened|fearful of my|her|his|the husband|boyfriend|partner|ex|stepdad|stepfather|father|dad|spouse|wife|girlfriend
  afraid|scared|terrified|frightened of him !lord|god
  fear|fears ?of my|her|his husband|boyfriend|partner|ex|stepdad|stepfather|dad|wife
  afraid|scared|fear|fears|fearing|terrified for my|our life|lives|safety
  not ~2 safe at|in|with|around ?my|our|the|his home|house|him|husband|father|dad|boyfriend|marriage|partner
  unsafe at|in ?my|our|her ?own home|house|marriage
  hide|hiding|escape|escaping|run|running ?away from ?my|her husband|boyfriend|partner|ex|stepdad|stepfather|abuser
  lock|locks|locked me|us|her in|up|inside
  will|does|would not let me leave ?the ?house|home|him
  restraining|protective|protection order
  stalking|stalks|stalked|stalker me|her|us
  my stalker

  == Violence at home: its names
  touched me ~1 when|as|while ~3 child|little|girl|boy|kid|young|small|sleeping|asleep|teenager
  hit|hits|beat each other !up
  domestic|family|marital|intimate|partner violence|abuse
  violence at|in|inside ?my|our|the|their|her home|house|marriage|family|relationship
  abusive|abuser|abusers
  abuse|abuses|abused|abusing me|us|my|her|him|them|by|physically|sexually|verbally|emotionally !power|system|drugs|alcohol
  physical|physically|sexual|sexually|verbal|verbally|emotional|emotionally|mental|mentally|child|spousal|elder abuse|abuses|abused|abusing|abusive
  {family} ~4 violent|violently
  violent husband|boyfriend|man|father|home|marriage|partner|relationship|stepfather
  battered women|woman|wife|wives
  women|womens shelter
  rape|raped|rapes|raping|rapist|incest|molester|molestation
  sexual|sexually assault*|harass*|molest*
  molest*|!ando me|her|him|us|my
  force|forces|forced|forcing me|her|him|us ~3 sex|sexual|sleep|bed
  forced him self on me|her
  touch|touches|touched|touching me|her|my ~3 inappropriate*|private|privates|sexually|bed
  inappropriately touch*
`;
