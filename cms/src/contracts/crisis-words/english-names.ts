export const englishNames = {
  own: 'my him her them your our',
  someone: `
    mom mum mother mama wife husband sister sisters daughter daughters son sons kid kids child children baby girl girls
    boy boys brother girlfriend boyfriend grandmother grandma grandchildren niece nephew`,
  family: `
    husband husbands hubby wife wifes spouse partner partners boyfriend boyfriends bf girlfriend gf fiance fiancee ex
    exhusband exwife dad dads father fathers daddy mom moms mum mother mothers mommy stepdad stepfather stepmom
    stepmother brother brothers sister son sons daughter uncle uncles cousin grandfather grandpa inlaws he she man`,
  hit: `
    hit hits hiting hitted beat beats beats beating beaten slap slaps slaped slaping punch punches punched punching kick
    kicks kicked kicking choke chokes choked choking strangle strangles strangled strangling smack smacks smacked rape
    rapes raped raping molest molests molested molesting assault assaults assaulted assaulting stab stabs stabbed
    whip whips whipped grope gropes groped batter batters`,
  whom: 'me us her him them',
  end: 'end ends ending ended take takes taking finish finishing',
  wish: 'want wants wanted wanting wish wishes wished wishing like ready rather prefer better hope hopes hoping',
  die: 'die dead dies dying',
  illness: `
    cancer covid accident crash disease ilness illness attack virus war earthquake flood fire storm hurricane stroke
    tumor leukemia pneumonia dengue fever bomb gunman shooter terrorists robbers`,
  event: `
    loss death passing news diagnosis grief reality truth wave storm divorce pandemic covid flu virus cold car truck bus
    ball bills inflation sadness it spirit conviction word message sermon song verse`,
} as const;
