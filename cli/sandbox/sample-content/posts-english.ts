import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Shorter posts in English, in four categories. */
export const englishPosts: CollectionRecord<'blogpost'>[] = [
  {
    id: 'post-optional',
    slug: 'choosing-an-optional-subject',
    title: 'Choosing an optional subject without asking the internet',
    summary: 'Four questions that only you can answer, and one weekend that settles the matter.',
    image: '/media/posts/optional.jpg',
    category: 'strategy',
    author: 'Arvind Shukla',
    publishedAt: '2026-10-05T08:00:00+05:30',
    lang: 'en',
    html: `<p>The question comes in every counselling hour, and it comes with a list: success rates, length of syllabus, how many toppers took what. These numbers are true and of no use. They describe other people.</p>
<h2>Four questions</h2>
<ol><li>Which subject have you read in the last five years without being told to?</li><li>In which could you write two pages tonight, badly, but two pages?</li><li>For which is there a teacher whom you can reach within a day?</li><li>Which of its papers helps you in general studies?</li></ol>
<h2>One weekend</h2>
<p>Take two candidates, not five. On Saturday read one standard chapter of the first and answer one question of the last paper; on Sunday do the same with the second. On Monday ask which of the two you thought about on the way to breakfast. That is your subject.</p>
<p>Then stop asking. A middling choice kept for two years beats the best choice changed three times. If history is on your list, you can sit in the <a href="/courses/history-optional">history batch</a> for a week without a fee.</p>`,
  },
  {
    id: 'post-working',
    slug: 'preparing-with-a-full-time-job',
    title: 'Preparing with a full-time job: an honest account',
    summary: 'Twenty hours a week are enough for longer than you think, and not for everything.',
    image: '/media/posts/working.jpg',
    category: 'strategy',
    author: 'Farah Naqvi',
    publishedAt: '2026-08-09T19:00:00+05:30',
    lang: 'en',
    html: `<p>About a third of our evening batch works until six. They sleep less than others, but they waste less too, and their results are no worse. What differs is the order in which they do things.</p>
<ul><li><strong>Mornings are for reading.</strong> Ninety minutes before work, with the telephone in another room.</li><li><strong>Evenings are for listening.</strong> A class asks less of a tired head than a book does.</li><li><strong>Saturdays are for writing.</strong> Five answers in one sitting, since there is no hour for one a day.</li><li><strong>Sunday belongs to the test</strong>, and its afternoon to your family.</li></ul>
<p>Two things cannot be done beside a job: the last eight weeks before Prelims, and the ninety days before Mains. Save your leave for them, and tell your manager a year ahead. Most say yes to a date; few say yes to a surprise.</p>
<p>Every class of the <a href="/courses/ro-aro-target">evening batch</a> is recorded, and the recording is there by nine.</p>`,
  },
  {
    id: 'post-revision',
    slug: 'four-revisions-that-stay',
    title: 'Four revisions that stay',
    summary: 'After a day, a week, a month and a season: how to revise without reading again.',
    image: '/media/posts/revision.jpg',
    category: 'strategy',
    author: 'Dr Meera Tripathi',
    publishedAt: '2026-06-21T08:00:00+05:30',
    lang: 'en',
    html: `<p>Reading a chapter again feels like revision and is mostly recognition: one nods at sentences one has met before. Revision begins when the book is closed.</p>
<h2>How to do it</h2>
<ol><li><strong>After a day:</strong> write the headings from memory on an empty sheet. Open the book only for what is missing.</li><li><strong>After a week:</strong> explain the chapter aloud in five minutes, to a friend or a wall.</li><li><strong>After a month:</strong> answer two questions of earlier years without notes.</li><li><strong>After a season:</strong> make your notes shorter by half. What you dare to strike out you know.</li></ol>
<p>Keep one card per chapter with four small boxes on it, and tick them. At the end of the year you will have some two hundred cards with four ticks each, and you will sleep well on the night before the paper.</p>
<blockquote><p>A chapter revised four times is worth five chapters read once.</p></blockquote>`,
  },
  {
    id: 'post-newspaper',
    slug: 'a-newspaper-in-forty-minutes',
    title: 'A newspaper in forty minutes',
    summary: 'What to read, what to skip, and the three lines that are worth keeping.',
    image: '/media/posts/newspaper.jpg',
    category: 'current-affairs',
    author: 'Current Affairs Desk',
    publishedAt: '2026-10-11T06:30:00+05:30',
    lang: 'en',
    html: `<p>A newspaper is written for a reader who will never be asked about it. You will be, so read it like a detective: what in this could become a question?</p>
<h2>The order</h2>
<ol><li>Ten minutes: headlines of all pages, a tick at what touches the syllabus.</li><li>Fifteen minutes: the ticked reports, first and last paragraph first.</li><li>Ten minutes: one editorial, for its argument. Write the argument in a sentence.</li><li>Five minutes: three lines in your register, each with its place in the syllabus.</li></ol>
<h2>What to skip</h2>
<p>Who said what about whom; crime, unless a law is at stake; cricket, unless you love it, in which case after breakfast. Skip also every prediction: by the time you are examined it will have become history or nonsense.</p>
<p>On Sunday read your twenty lines of the week and strike out ten.</p>`,
  },
  {
    id: 'post-budget',
    slug: 'reading-the-budget-in-an-evening',
    title: 'Reading the budget in one evening',
    summary: 'Five tables out of thousands, and the questions that each of them answers.',
    image: '/media/posts/budget.jpg',
    category: 'current-affairs',
    author: 'Farah Naqvi',
    publishedAt: '2026-07-26T18:30:00+05:30',
    lang: 'en',
    html: `<p>The papers of a Union budget would fill a shelf. An aspirant needs an evening, the document called <em>Budget at a Glance</em>, and five tables.</p>
<table><thead><tr><th>Table</th><th>Question it answers</th></tr></thead><tbody><tr><td>Deficit statistics</td><td>How much more is spent than earned, and on what kind of spending?</td></tr><tr><td>Rupee comes from</td><td>Who pays?</td></tr><tr><td>Rupee goes to</td><td>What cannot be changed this year?</td></tr><tr><td>Transfers to States</td><td>How federal is this budget?</td></tr><tr><td>Outlay on major schemes</td><td>What is the story of the year?</td></tr></tbody></table>
<p>Write one sentence under each, with one number in it. Then compare with last year’s sentence: the change is what is asked, far more often than the figure.</p>
<p>For the State papers do the same with the budget of Uttar Pradesh, where a sixth sentence is needed: what share goes to salaries, pensions and interest together?</p>`,
  },
  {
    id: 'post-parliament',
    slug: 'how-a-bill-becomes-a-question',
    title: 'How a bill becomes a question',
    summary: 'Following one bill from draft to gazette teaches more polity than three chapters.',
    image: '/media/posts/parliament.jpg',
    category: 'current-affairs',
    author: 'Dr Meera Tripathi',
    publishedAt: '2026-05-24T09:15:00+05:30',
    lang: 'en',
    html: `<p>Choose one bill in the first week of a session, any bill that concerns something you can picture: water, a university, a tax. Follow it until the gazette or until it dies.</p>
<ul><li>Who introduced it, and was leave opposed?</li><li>Did it go to a committee? What did the committee change, and what did the House do with the change?</li><li>Was it a money bill? Who decided that?</li><li>Were there amendments, and were they put to the vote or withdrawn?</li><li>When did assent come, and when did the Act come into force? The two dates are seldom the same.</li></ul>
<p>By the end you will have met nine articles of the Constitution in their working clothes. Write them in the margin of your textbook, each with the name of your bill. In the examination hall you will not remember the article; you will remember the story, and the story will bring it along.</p>`,
  },
  {
    id: 'post-monsoon',
    slug: 'why-the-rains-come-late-to-the-doab',
    title: 'Why the rains come late to the Doab',
    summary: 'Two branches, one trough and a pause: the monsoon for those who want to understand it once.',
    image: '/media/posts/monsoon.jpg',
    category: 'current-affairs',
    author: 'Suresh Patel',
    publishedAt: '2026-07-05T07:00:00+05:30',
    lang: 'en',
    html: `<p>In most years the first real rain reaches Prayagraj in the last week of June, ten days after Patna. The map explains why.</p>
<p>The Bay of Bengal branch travels up the Ganga plain from the east. What it drops over Bihar it no longer has for us. It also needs something to pull it westward, and that is the trough of low pressure that lies along the plain. When the trough shifts north to the foot of the Himalaya, the hills drown and the Doab dries: forecasters call it a break.</p>
<h2>Four terms to know</h2>
<ul><li><strong>Onset:</strong> declared by rainfall, wind and radiation together, not by the first shower.</li><li><strong>Active and break:</strong> spells set by the place of the trough.</li><li><strong>Low-pressure systems:</strong> born over the Bay; a dozen in a good season.</li><li><strong>Withdrawal:</strong> from the north-west, in September.</li></ul>
<p>Draw the trough twice on an outline map, once for an active spell and once for a break. That sketch is the answer to most questions on the subject.</p>`,
  },
  {
    id: 'post-essay',
    slug: 'an-essay-is-a-walk-not-a-warehouse',
    title: 'An essay is a walk, not a warehouse',
    summary: 'How to plan an essay in twenty minutes so that the reader always knows where you are going.',
    image: '/media/posts/essay.jpg',
    category: 'answer-writing',
    author: 'Nandini Rao',
    publishedAt: '2026-09-06T08:00:00+05:30',
    lang: 'en',
    html: `<p>Weak essays are warehouses: politics in this corner, economy in that, environment by the door, everything labelled and nothing moving. Good essays are walks. One thought leads to the next, and at the end one stands somewhere else.</p>
<h2>Twenty minutes of planning</h2>
<ol><li>Five minutes: say what the topic means to a person who has never been to school.</li><li>Five minutes: find the quarrel in it. If nobody could disagree, you have not found the topic yet.</li><li>Five minutes: write six sentences, each of which could begin with “and therefore” or “but then”.</li><li>Five minutes: under each sentence note one example from life, one from history, one from elsewhere.</li></ol>
<p>Those six sentences are the first lines of your six parts. Read them aloud: if they make sense without the rest, the essay is already good.</p>
<blockquote><p>Quotations are salt. Nobody ever praised a meal for its salt.</p></blockquote>`,
  },
  {
    id: 'post-ethics',
    slug: 'case-studies-begin-with-people',
    title: 'Case studies begin with people',
    summary: 'A way through the ethics paper that starts from who is hurt, rather than from a list of values.',
    image: '/media/posts/ethics.jpg',
    category: 'answer-writing',
    author: 'Nandini Rao',
    publishedAt: '2026-06-07T08:00:00+05:30',
    lang: 'en',
    html: `<p>The usual answer to a case study opens with a list: integrity, objectivity, compassion, courage of conviction. The examiner has read it two hundred times since morning. Begin with people instead.</p>
<ul><li><strong>Who is in the room?</strong> Name everyone whom the decision touches, also the absent: the contractor’s workers, the next applicant.</li><li><strong>Who can be hurt, and can it be undone?</strong> What cannot be undone comes first.</li><li><strong>What may you do?</strong> The rule, the power, the person above you.</li><li><strong>What will you do by five o’clock today?</strong> One act, in one sentence.</li><li><strong>What will you change so that it does not happen again?</strong></li></ul>
<p>Values come in by themselves, as reasons for what you do. An answer of this kind is shorter than the usual one and reads as though an officer had written it, and that is what is being looked for.</p>`,
  },
  {
    id: 'post-maps',
    slug: 'maps-that-save-sixty-words',
    title: 'Maps that save sixty words',
    summary: 'Seven outlines to practise until the hand knows them.',
    image: '/media/posts/maps.jpg',
    category: 'answer-writing',
    author: 'Suresh Patel',
    publishedAt: '2026-05-31T10:00:00+05:30',
    lang: 'en',
    html: `<p>A map in an answer is not an ornament. It says <em>where</em>, and text says that badly. But it must be quick: forty seconds, no ruler, no colour.</p>
<h2>Seven outlines</h2>
<ol><li>India with the Tropic of Cancer and five rivers</li><li>Uttar Pradesh with the Ganga, the Yamuna and the Ghaghara</li><li>The Indian Ocean with four straits</li><li>The Himalaya as three parallel lines</li><li>The Deccan with its two ghats</li><li>South Asia’s borders</li><li>The world as five blots</li></ol>
<p>Practise one a day for a fortnight, from memory, and compare afterwards. Proportion matters more than coastline: if the Vindhyas are in the right third of the page, nobody will miss Kutch.</p>
<p>Blank outlines for practice are among our <a href="/downloads">downloads</a>.</p>`,
  },
  {
    id: 'post-bundelkhand',
    slug: 'bundelkhand-beyond-drought',
    title: 'Bundelkhand beyond drought',
    summary: 'Seven districts, old tanks and new pipes: how to write about a region without pity.',
    image: '/media/posts/bundelkhand.jpg',
    category: 'uttar-pradesh',
    author: 'Om Prakash Yadav',
    publishedAt: '2026-09-20T08:00:00+05:30',
    lang: 'en',
    html: `<p>Answers on Bundelkhand tend to have one word in them, drought, and it is repeated. The seven districts on our side of the border deserve a second thought.</p>
<ul><li><strong>Rock:</strong> granite under thin soil, so that rain runs off and wells are shallow.</li><li><strong>Rain:</strong> 800 to 900 millimetres, which is not little, but it falls in forty days.</li><li><strong>Tanks:</strong> the Chandela rulers built hundreds, and many still hold water where people care for them.</li><li><strong>Crops:</strong> pulses and oilseeds; the region feeds the State’s <em>dal</em>.</li><li><strong>People:</strong> men who leave for work in October, and villages run by women until June.</li></ul>
<p>Write about the link canal, the piped-water mission and the expressway, by all means. But give one line to a tank that was desilted by its own village. A region is described by what it does, not only by what it lacks.</p>`,
  },
  {
    id: 'post-heritage',
    slug: 'buddhist-circuit-of-uttar-pradesh',
    title: 'The Buddhist circuit of Uttar Pradesh in one page',
    summary: 'Six places, what happened at each, and what a visitor finds today.',
    image: '/media/posts/heritage.jpg',
    category: 'uttar-pradesh',
    author: 'Arvind Shukla',
    publishedAt: '2026-06-14T09:00:00+05:30',
    lang: 'en',
    html: `<p>Of the great places in the life of the Buddha most lie within today’s Uttar Pradesh. They are asked in Prelims as a matching list and in Mains as a question on tourism.</p>
<table><thead><tr><th>Place</th><th>District</th><th>Known for</th></tr></thead><tbody><tr><td>Sarnath</td><td>Varanasi</td><td>First sermon, Dhamek stupa, lion capital</td></tr><tr><td>Kushinagar</td><td>Kushinagar</td><td>Mahaparinirvana</td></tr><tr><td>Shravasti</td><td>Shravasti</td><td>Twenty-four rainy seasons, Jetavana</td></tr><tr><td>Sankisa</td><td>Farrukhabad</td><td>Descent from heaven</td></tr><tr><td>Kaushambi</td><td>Kaushambi</td><td>Capital of Vatsa, Ghoshitarama</td></tr><tr><td>Kapilavastu</td><td>Siddharthnagar</td><td>Piprahwa relics</td></tr></tbody></table>
<p>For Mains add three things: the airport at Kushinagar, the distances that make a circuit of five days hard to sell, and the villages around each site that see buses and little else.</p>`,
  },
];
