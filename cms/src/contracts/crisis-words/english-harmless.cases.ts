/** Texts that must not be detected: everyday prayer requests, and words that only sound alike. */
export const englishQuiet = `
Please pray for my mother, who is ill.
Please pray for my mother, she has cancer and starts chemo on Monday
My father died last night. Please pray for us.
My grandmother passed away, the funeral is on Friday
We buried my husband last week and the house is so quiet
Pray for my aunt who is dying of cancer
My uncle is dying in the hospital
The doctors say my mother is dying
My brother died in a car accident
The accident took his life
Cancer took her life at thirty
Covid took my father's life
Jesus died for us
Christ died for our sins and rose again
He died on the cross for me
Thank you Jesus for dying for my sins
I want to die to myself and live for Christ
I want to die to self daily
Help me die to sin
I am crucified with Christ; it is no longer I who live
To live is Christ and to die is gain
The wages of sin is death
Though I walk through the valley of the shadow of death
The thief comes only to steal and kill and destroy
You shall not kill
Judas hanged himself
Judas went out and hanged himself
Saul fell on his sword and killed himself
Cain killed Abel
David killed Goliath
They beat Jesus and nailed him to the cross
Paul was beaten and shipwrecked and he still praised God
Moses hit the rock twice
I am dying to see you all on Sunday
I'm dying to see you
Im dying to hear how it went
This cake is to die for
You are killing me with kindness
This heat is killing me
My back is killing me
My feet are killing me
My feet are killing me after work
This job is killing me
The suspense is killing me
I laughed so hard I almost died
I was killing myself laughing
I almost died of embarrassment
The battery died on the way to church
My phone died
The conversation died
I shot myself in the foot with that remark
Don't beat yourself up, friend
Stop beating around the bush
My son beat me at chess
My daughter beat me in the race
They beat us 3-1 in the final
We beat the rival team on Saturday
She beats the drums at church
He beat cancer, praise God
My husband beat cancer
Please pray that my wife beats leukemia
The news hit me hard
It hit me that I am forty
The loss of my husband hit me hard
Grief hit me like a wave
The divorce hit me hard
Then it hit me how good God is
Hit me up on WhatsApp
He hit me up about the meeting
My brother hit a home run
My son hit the ball out of the park
He hit the jackpot with his new job
A car hit my brother on his bike
My son was hit by a car, please pray
Our town was hit by a hurricane
We were hit by the flood
My husband kicked the habit
The baby kicks me all night in my belly
He kicks the ball every afternoon
My husband quit smoking, he kicked it for good
I choked on a fish bone but I am fine
I choked up during the song
The sermon choked me up
The Holy Spirit touched me on Sunday
The pastor laid hands on me and I was healed
He put his hands on me and prayed
The elders put their hands on her and prayed
My husband and I are getting divorced
We are separating after twenty years, pray for the children
My husband left me for another woman
My wife wants a divorce
Pray for my marriage, we argue a lot about money
My husband does not listen to me
He drinks too much, pray that he stops
My husband has never hit me
He has never hit me; we fight about money
My wife is never violent
There is no violence in our home, thank God
My husband is not abusive, only distant
My husband struggles with drug abuse
My cousin is in rehab for alcohol abuse
Pray for my nephew's substance abuse
Pray for victims of the suicide bombing at the church in Peshawar
A suicide attack killed many believers
My children watched Suicide Squad
That would be political suicide
We ran suicide drills at practice
I run 10 kms every morning
The village is 20 kms away
We walked many kms to the church
Take my life and let it be consecrated, Lord, to Thee
Lord, take my life and use it for your glory
Lord take my life and make it yours
God changed my life
I gave my life to Christ
I want to give my life to Jesus
I want to live for God
I don't want to live in fear anymore
I dont want to live in sin
I don't want to live with my in-laws
I do not want to live without God
I don't want to live here, we need a bigger house
I don't want to be here next year, I want a new job
I cannot live without Jesus
I can't wait to see my grandchildren
I cant take another exam
I want to end my day with prayer
In the end it all worked out
In the end everything was fine
I want to go home for Christmas
`;
