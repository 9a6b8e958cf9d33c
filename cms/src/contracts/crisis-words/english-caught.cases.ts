/** Texts that must be detected, as people type them, the plainest first. All are made up. */
export const englishCaught = `
I want to kill myself
i wanna die
I want to die
I just want to die
Im going to kill myself tonight
i'm gonna end it all
I don’t want to live anymore
i dont want to live any more
I do not want to be alive
i dont wanna be here anymore
I cant go on living like this
I can't go on anymore
I have no reason to live
there is nothing left to live for
I am tired of living
im so tired of life
sick of being alive
I'm done with life
life is not worth living
life isnt worth living any more
what is the point of living
I want to end my life
thinking about ending my life
I want to take my own life
Ive been thinking of taking my life
I wish I was dead
i wish i were never born
I wish I had never been born
I wish I could just disappear
I hope I dont wake up tomorrow
I pray every night that I don't wake up
I want to go to sleep and never wake up
I asked God to take me
God please just take me home
Lord why wont you let me die
just let me die
please kill me
I would be better off dead
everyone would be better off without me
my family would be better off without me
the world would be better without me
nobody would miss me if I died
no one would even care if I was gone
I am a burden to everyone
I feel suicidal
suicidal thoughts again, please pray
I was suicidal ten years ago and God healed me
I have been having thoughts of suicide
suiside is on my mind
i feel sucidal
comit suicde
kms
i want to kms
I will unalive myself
k.m.s
goodbye cruel world
this is my last message
by the time you read this I will be gone
I have a plan to kill myself
I tried to hang myself
I put a gun to my head last night
I want to jump off a bridge
thinking of jumping in front of a train
I took all my pills
I swallowed a bottle of pills
I overdosed last week
I want to overdose
drinking bleach to end it
I slit my wrists
I deserve to die
i dont deserve to live
why cant I just die
I have a death wish
I keep thinking about death and dying
I want the pain to end, I cant live like this any longer
I have lost the will to live
I see no point in living
I'd rather be dead than live like this
I want to be dead
i waant to diie
I WANT TO DIE!!!
I want to... die
my son wants to kill himself
My daughter says she wants to die
my daughter tried to kill herself
My brother took his own life
my friend is going to kill herself please pray
My husband is suicidal
My nephew doesn't want to live
my mom attempted suicide
my teenage son said he wants to end his life
My cousin hung himself last week
a girl at school wants to kill themselves
my sister doesnt want to live anymore
I cut myself
i cut myself again last night
I have been cutting again
i started cutting my arms
the urge to cut is back
I want to hurt myself
I keep hurting myself
i feel like hurting myself
self harm is how I cope
I self-harm
I self injure
my daughter is cutting herself
My son hurts himself on purpose
My granddaughter is harming herself
I burn myself with cigarettes
he hits me
he hit me again last night
My husband hits me
my husband beats me when he drinks
My husband sometimes gets drunk and hits me
my husband, who drinks, hit me in front of the kids
my boyfriend punched me in the face
my wife hits me and I am ashamed
my ex choked me
he tried to strangle me
my partner slapped me
my father beats my mother
My dad hits my mom
my stepfather touches me inappropriately
my stepdad raped me
I was raped
I am being abused at home
my husband is abusive
I am in an abusive marriage
domestic violence
there is violence in our home
he threatens to kill me
my ex said he will kill me
he threatened me with a knife
he says he is going to kill us
I am afraid of my husband
im scared of my boyfriend
I fear for my life
I don't feel safe at home
I dont feel safe with my husband
He wont let me leave the house
he locks me in the bedroom
he pushed me down the stairs
He threw me against the wall
he grabbed me by the throat
he put his hands around my neck
he pulls my hair
he gave me a black eye
he kicked me in the stomach while pregnant
He is physically abusing me
my husband sexually abused our daughter
my uncle molested me
he forced me to have sex
her husband beats her
my neighbor beats his wife
he beats the kids
she hits my children
my husband has a gun and he threatens us
my husband gets violent when drunk
I need a restraining order against my ex
I need to escape from my husband
we are hiding from my husband
I got beaten by my husband
Pray for me. My husband is a good man but he hurts me and the kids
My mother hits me with a belt
my brother beats me up
Hes hitting me
my husbands hitting me again
My dad threatens my mom
please pray I want to die but I know it is sin
Please pray for my marriage. He has never hit me before but last night he did, he hit me
He never hit me until last night
Dear pastor, I lost my job, my wife left me, and honestly I dont see any reason to go on living
I love Jesus but I can not live like this any more
I feel like ending my life and nobody knows
my life is not worth it anymore
I dont see the point of life
I cant keep living this way
honestly i wanna be dead
I thought about killing myself when I was 15
i have tried to take my life twice
please God end my life
I hate my life and want to die
If I die nobody will care
I have pills and I might take them all
I want to drive my car into a tree
my daughter swallowed pills
He says he'd rather die
She said she doesn't want to be here anymore
I'm scratching my arms until they bleed
scars on my arms from cutting
My husband slapped me yesterday for the first time
my man beats me
He punches walls and screams at us
my father in law hit me
My son hits me
my adult son threatens me for money
Mom and dad hit each other
my cousin touched me when I was a child
I live with an abuser
I left my abusive husband and he is stalking me
he told me if I leave he will kill me
I am scared to go home
I am trapped in my home with a violent man
my ex husband broke into my house and attacked me
I have bruises all over from my husband
he burned me with an iron
I cant do this life anymore
I am not going to be here tomorrow
I wrote a goodbye letter
`;
