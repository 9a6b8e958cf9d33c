/** More texts that must not be detected; see `english-harmless.cases.ts`. */
export const englishEveryday = `
I want to sleep better, pray for my insomnia
The baby never sleeps, he keeps waking up
My son wakes up at night crying
I do not want to wake up early
I am tired of my job
I am tired of renting
I'm sick and tired of this cold
I am tired of living paycheck to paycheck
I'm tired of living alone
My life is good, thank you God
Life is hard but God is good
I feel alone since my husband died
I feel so sad since mom passed
I am depressed, please pray
I have anxiety and I cannot sleep
Pray for my depression
I lost my job
I need a job
We can't pay the rent
Pray for my exam on Tuesday
Pray for my driving test
Happy birthday to my mother, she turns 80
My son turns five and we thank God
It's our anniversary
Our team plays the final tomorrow
Pray for my knee, I hurt my knee playing soccer
I hurt myself at work, my back is bad
I hurt my back lifting boxes
I cut myself shaving
I cut myself while cooking
I cut my finger in the kitchen
He cut himself off from the family
My hair got cut too short
We had to cut costs
I want to cut down on sugar
I burned myself out at work
My husband burns the toast
I burned my hand on the stove
My mother fell and hit her head
My son hit his head at school
My daughter broke her arm
I have surgery tomorrow, pray for the doctors
Pray for the doctors and nurses
The tumor is gone
My daughter was born yesterday
Please pray for healing from diabetes
Pray that the enemy will not attack my family
The devil wants to destroy my family
Satan tries to kill my joy
The enemy comes to kill my faith
Pray for Pakistan and the persecuted church
Pray for the men in prison
Pray for the men on death row
My brother is in jail
My son is in the army, protect him
My dog died
Our cat was put to sleep
We are planning a funeral
I want to be baptized
Thank you for the sermon about Job
How can I get the book?
What time is the service on Sunday?
I want to volunteer at the shelter for homeless people
Could you send me the course about grief?
I teach a training class about suicide prevention at our church
Is there a course on abuse for leaders?
I want to invite the pastor to speak on depression
My boss yells at me, pray for patience
My boss is hard on me
My son is being bullied by words at school
My daughter does not talk to me
My teenager slams doors
I am afraid of losing my husband
I am afraid my husband will lose his job
I am scared of the surgery
I'm afraid of dying
I fear the Lord
Those who fear him lack nothing
I fear God and no man
I feel safe at home thanks to God
He is afraid of the dark
My mother in law lives with us
Pray for unity at our church
Pray for rain
I want to forgive my father, he left us when I was small
My father was hard, but I forgave him
My husband hurt me with his words but we are in counseling and doing well
She hurt my feelings
Pray that we communicate better as a couple
We would like help to listen to each other.
We are engaged and would like premarital counseling
We lost a baby
I had a miscarriage last month
My heart is broken
I am heartbroken since the divorce
I struggle with pornography
Help me with my addiction to gambling
I am going to a concert, I am so excited
Thank you for your ministry, it saved my marriage
I need wisdom to raise my children
I want to stop smoking
I just want to say thank you
I can't stop thinking about my late mother
I think about the death of my father often
When I leave this world I want my children to know God
I am ready to serve
My mother wants to die at home in peace, she is 95
She is in hospice
He has weeks to live
The doctor gave him six months to live
Self control is what I need
Pray for my selfishness
My self esteem is low
Grapes and wine for communion
My favorite verse is John 3:16
We have grown apart and barely speak
I am angry at my ex husband for not paying child support
My father is an alcoholic and it is destroying our family
We had to take my father off life support
My mom wants to go home to be with the Lord, she is 92
Peace for the family of a man who was murdered in our town
A gunman killed three people in our city
My cousin was murdered last year
The exam killed me
I killed it at the interview, thank God
Kill two birds with one stone
The team beat us last week
We were beaten in the semifinals
My heart beats irregularly, pray for me
Nobody cares about our street, pray for our town
I want to give up smoking
I do not want to live a lie anymore
If I die before I wake I pray the Lord my soul to take
Whoever loses his life for my sake will find it
Greater love has no one than to lay down his life for friends
Help me to kill my pride
My husband threatens me with divorce
My boss threatened to fire me
The bank threatens to take our house
I fear for my children's faith
I hurt my husband with my words and I want to repent
I hurt so bad since she left
My tooth hurts me
I want my old life back
I want to end my subscription to your newsletter
Cut me some slack
I had a panic attack yesterday
He was stabbed in the back by a friend at work
`;
