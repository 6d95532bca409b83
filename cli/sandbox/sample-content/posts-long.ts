import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Three long posts, with everything that a writer puts into one: tables, lists, quotations, pictures, a film. */
export const longPosts: CollectionRecord<'blogpost'>[] = [
  {
    id: 'post-first-year',
    slug: 'your-first-year-month-by-month',
    title: 'Your first year of preparation, month by month',
    summary: 'A plan that leaves room for illness, weddings and doubt, and still ends with four revisions.',
    image: '/media/posts/first-year.jpg',
    category: 'strategy',
    author: 'Dr Meera Tripathi',
    publishedAt: '2026-10-18T09:00:00+05:30',
    lang: 'en',
    metaTags: {
      keywords: 'UPSC plan, first year, timetable, revision',
      description:
        'A month-by-month plan for the first year of civil services preparation, with time for revision and for life.',
    },
    html: `<p>Every October we are asked for a timetable, and every October we answer with a question: how many hours did you really study last week? Not how many you sat at the table, but how many you could account for. The honest answer is usually between eighteen and twenty-five. A plan that begins with seventy hours is not a plan but a wish.</p>
<h2>The shape of the year</h2>
<p>The plan below assumes thirty-five hours a week. It has four parts, and each of them ends with a fortnight in which nothing new is begun.</p>
<table><caption>Thirty-five hours a week, twelve months</caption><thead><tr><th>Months</th><th>Read</th><th>Write</th><th>Test</th></tr></thead><tbody><tr><td>November to January</td><td>Polity, modern history, school geography</td><td>One answer a day</td><td>Sunday sectional</td></tr><tr><td>February to April</td><td>Economy, environment, art and culture</td><td>One answer a day, one essay a fortnight</td><td>Sunday sectional</td></tr><tr><td>May to July</td><td>Optional subject</td><td>Two answers a day</td><td>One paper a month</td></tr><tr><td>August to October</td><td>Current affairs and everything again</td><td>Full papers</td><td>Two papers a month</td></tr></tbody></table>
<h2>What a day looks like</h2>
<ol><li><strong>First two hours:</strong> the hardest subject, before the telephone is switched on.</li><li><strong>Forty minutes:</strong> one newspaper, one page of notes, and then it is folded.</li><li><strong>Two hours:</strong> the second subject, with yesterday’s page recalled from memory first.</li><li><strong>Half an hour:</strong> one written answer, by hand, under a clock.</li></ol>
<p>That is a little over five hours. If you have more, sleep, walk, or read something that no syllabus asks for. Candidates who read only for the examination write answers that sound like each other, and examiners read three hundred of those a week.</p>
<figure><img src="/media/posts/revision.jpg" alt="A clock face within a pattern of petals" width="1200" height="750"><figcaption>Revision after a day, a week, a month and a season: the oldest advice, and still the best.</figcaption></figure>
<h2>When the plan breaks</h2>
<p>It will. Somebody marries, somebody falls ill, a result comes that was not hoped for. Leave every seventh week empty on paper, and you will have a place to put what was lost. If nothing was lost, revise.</p>
<blockquote><p>Do not ask whether you are ahead or behind. Ask what you can explain today that you could not explain last Sunday.</p></blockquote>
<p>In this short film a mentor goes through the plan with a student who works until six in the evening:</p>
<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A plan for the first year" width="560" height="315" allowfullscreen></iframe>
<h2>Three mistakes of the first year</h2>
<ul><li>Collecting more sources than can be read twice. Two books a subject are enough.</li><li>Putting off writing until one knows enough. One never does.</li><li>Taking tests without reading the explanations. The paper takes two hours, and the learning takes three more.</li></ul>
<p>If you would like somebody to look at your own plan, bring it to the <a href="/news/free-writing-clinic-on-saturdays">Saturday clinic</a>, or see how the <a href="/courses/upsc-foundation">foundation course</a> spreads the year.</p>`,
  },
  {
    id: 'post-directive-words',
    slug: 'directive-words-and-what-they-ask',
    title: 'Discuss, examine, comment: what directive words ask of you',
    summary:
      'Eleven words decide how an answer is marked. Here is what each of them wants, with one question answered three ways.',
    image: '/media/posts/directive.jpg',
    category: 'answer-writing',
    author: 'Nandini Rao',
    publishedAt: '2026-09-27T08:30:00+05:30',
    lang: 'en',
    html: `<p>A candidate once showed me an answer with every fact in place and two marks out of ten. The question had said <em>critically examine</em>. The answer had described. It was a fine description, and it had nothing to do with what was asked.</p>
<h2>The table on our wall</h2>
<p>This table hangs beside the door of room 12. Students say that they stop seeing it after a week and begin to use it after a month.</p>
<table><thead><tr><th>Word</th><th>It asks for</th><th>Common mistake</th></tr></thead><tbody><tr><td>Discuss</td><td>Several sides, weighed, and where you stand</td><td>A list without weight</td></tr><tr><td>Examine</td><td>How a thing works or why it is so</td><td>Opinion before explanation</td></tr><tr><td>Critically examine</td><td>The same, with limits and a judgement</td><td>Only the faults</td></tr><tr><td>Comment</td><td>A position and its reasons</td><td>No position</td></tr><tr><td>Evaluate</td><td>How well, measured by what</td><td>No measure named</td></tr><tr><td>Elucidate</td><td>Make clear by examples</td><td>Definition only</td></tr></tbody></table>
<h2>One subject, three questions</h2>
<p>Take the reservation of seats for women in panchayats.</p>
<h3>Discuss its effect on local governance</h3>
<p>Here you need at least three effects, and they should not all point one way: more spending on drinking water and schools in many studies, a generation of women who have spoken in public, and beside them the <abbr title="husband of the elected head">pradhan-pati</abbr> who signs in his wife’s name. Weigh them and close with what tips the balance.</p>
<h3>Examine why its effect differs between States</h3>
<p>Now the effects themselves earn little. The marks lie in the reasons: powers and money really transferred, literacy, rotation of seats after one term, the presence of self-help groups.</p>
<h3>Comment on the view that it has only changed names on paper</h3>
<p>Say in your first sentence whether you share the view. Then defend yourself, and give the other side one fair paragraph.</p>
<blockquote><p>The facts of the three answers are nearly the same. Their order is not, and order is what is being marked.</p></blockquote>
<h2>A habit that costs ten seconds</h2>
<ol><li>Underline the directive word.</li><li>Underline what it governs: only those words, not the whole sentence.</li><li>Write in the margin how many parts your body will have.</li></ol>
<p>Do this for thirty answers and your hand will do it without you. The <a href="/courses/answer-writing-studio">Answer Writing Studio</a> begins with exactly this week.</p>
<figure><img src="/media/posts/essay.jpg" alt="Sheets of paper and a pen" width="1200" height="750" loading="lazy"><figcaption>Ten seconds with a pen before ten minutes of writing.</figcaption></figure>`,
  },
  {
    id: 'post-sangam',
    slug: 'three-rivers-and-a-city',
    title: 'Three rivers and a city: Prayagraj for the State papers',
    summary: 'What a candidate should know of the city at the confluence: rivers, history, economy, administration.',
    image: '/media/posts/sangam.jpg',
    category: 'uttar-pradesh',
    author: 'Om Prakash Yadav',
    publishedAt: '2026-08-30T07:45:00+05:30',
    lang: 'en',
    html: `<p>Those who live in a city seldom study it. Of two hundred students who were asked last year, eleven could name the tehsils of the district in which they were sitting. The papers on Uttar Pradesh are kinder to those who begin at their own door.</p>
<h2>Land and water</h2>
<p>The Ganga comes from the north-west, heavy with the silt of the upper Doab; the Yamuna arrives from the west, deeper and greener, fed in the rains by the Chambal, the Betwa and the Ken. They meet below the fort. The third river, the Saraswati, is known to faith and argued about by geologists.</p>
<ul><li><strong>Trans-Ganga:</strong> flat, well watered, wheat and potato, guava orchards.</li><li><strong>Doab:</strong> the old city and the densest settlement.</li><li><strong>Trans-Yamuna:</strong> the first stones of the Vindhyas, sandstone, silica sand, less water, larger holdings.</li></ul>
<p>A map of these three parts, drawn in a minute, answers half of all questions about the district.</p>
<figure><img src="/media/posts/districts.jpg" alt="A drawn map with two rivers that meet" width="1200" height="750"><figcaption>Begin with the rivers; everything else hangs on them.</figcaption></figure>
<h2>A short chronology</h2>
<table><thead><tr><th>When</th><th>What</th><th>Why it is asked</th></tr></thead><tbody><tr><td>3rd century BCE</td><td>Pillar of Ashoka, later inscribed by Samudragupta</td><td>The prashasti of Harishena</td></tr><tr><td>7th century</td><td>Xuanzang describes the assembly of Harsha</td><td>Religion and state</td></tr><tr><td>1583</td><td>Akbar builds the fort</td><td>Mughal provinces</td></tr><tr><td>1858</td><td>The Queen’s proclamation is read here</td><td>End of Company rule</td></tr><tr><td>1887</td><td>The university is founded</td><td>Education, freedom movement</td></tr><tr><td>1931</td><td>Chandrashekhar Azad falls in Alfred Park</td><td>Revolutionary movement</td></tr></tbody></table>
<h2>Economy and administration</h2>
<p>The city lives from administration, law, education and pilgrimage. The High Court, the Public Service Commission, the Board of Revenue and the office of the Accountant General sit within a few kilometres of one another. Industry is at Naini across the river; moonj grass craft, guava and the sweet red potato are its small trades with a name.</p>
<blockquote><p>When a question says “with reference to your State”, one district known well is worth more than seventy-five known by name.</p></blockquote>
<h2>Try these</h2>
<ol><li>Why has industry at Naini grown more slowly than the area’s advantages promised? (125 words)</li><li>“The Kumbh is the largest temporary city of the world.” Discuss the administrative lessons. (200 words)</li><li>Compare agriculture north of the Ganga with that south of the Yamuna. (125 words)</li></ol>
<p>The sample of our <a href="/downloads">district handbook</a> treats three more districts in this way. The complete book comes with the <a href="/courses/uppcs-complete">UP PCS course</a>.</p>`,
  },
];
