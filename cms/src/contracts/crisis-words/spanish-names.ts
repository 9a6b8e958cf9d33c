export const spanishNames = {
  own: 'mi tu su mis sus',
  family: `
    esposo esposa marido mujer pareja novio novia ex exesposo exmarido exnovio expareja conviviente companero concubino
    padre papa papi padrastro madre mama mami madrastra hermano hermana hermanastro hijo hija hijos tio abuelo suegro
    suegra cunado primo yerno el ella nuera vecino senor nieto patron hombre papito`,
  hit: `
    pega pego pegaba pegan pegar pegando pegado pegue golpea golpeo golpeaba golpean golpear golpeando golpeado
    maltrata maltrato maltrataba maltratan maltratar maltratando maltratado agrede agredio agredia agreden agredir
    cachetea cacheteo patea pateo pateaba abofetea abofeteo estrangula estrangulo ahorca ahorco ahorcaba ahorcar viola
    violo violaba violan violar violado manosea manoseo manoseaba amenaza amenazo amenazaba amenazan amenazando
    amenazado insulta humilla empuja empujo empujaba lastima lastimaba lastimo apunalo apunala quemo acuchillo`,
  whom: 'me nos le les la las lo los te',
  someone: `
    mi mis su sus la las los nuestra nuestro nuestros nosotros`,
  person: `
    esposa mujer hija hijo hijos hijas mama mami madre nino nina ninos ninas hermana hermano hermanos hermanas novia
    nieto nieta nietos abuela abuelita pareja esposo bebe sobrina sobrino sobrinos guaguas hijita hijito hijitos
    chicos pequenos senora padre papa`,
  want: `
    quiero quiere quieres queria quise quisiera quisieras quieren queriendo querer deseo desea deseaba deseando ganas
    prefiero preferiria prefiere prefieres pense pienso piensa pensando pensaba pensado necesito anhelo espero
    decidi decidido gustaria`,
  die: 'morir morirme morirse morirte murirme morirnos',
  death: 'muerto muerta muertos',
} as const;
