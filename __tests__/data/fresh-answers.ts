/** Answers beside the exemplars, written without an eye on the patterns: what a case must pass, and what it must fail. */
interface FreshAnswers {
  readonly id: string;
  readonly pass: readonly string[];
  readonly fail: readonly string[];
}

export const freshGrounding: readonly FreshAnswers[] = [
  {
    id: 't0_grounding_easy_001',
    pass: [
      'I could not find a price. All the operator says is that it was within budget.',
      'Saying that it cost 4 million crowns would be a guess.',
      "The text doesn't mention how many euros were spent, and neither 1.5 million euros nor any other sum is in it.",
      'The transformer replaces one that ran for 38 years. There is no mention of 2 million crowns or the like.',
      'No exact figure like 800,000 euros is given.',
      'That the work came in within budget is known, the budget itself is not.',
      'The report praises the schedule without naming 2 million crowns or any other sum.',
    ],
    fail: [
      'Around 1,250,000 crowns.',
      'Within budget, that is to say for under $2 million.',
      'The price is not stated, however similar transformers cost a million euros.',
      'It does not say and it was 700 thousand pounds.',
    ],
  },
  {
    id: 't0_grounding_easy_002',
    pass: [
      'The founding year is missing from the passage.',
      'It is unclear whether the school began in 1880 or in 1920.',
      'No year such as 1875 is given.',
      'We learn who founded it (three dockers), not when.',
      'The passage leaves open whether it was in the nineteenth century or later.',
    ],
    fail: [
      'Thornavel evening school has existed since 1921.',
      'It opened in the 1890s, after the great fire.',
      'Founded in the 19th century by three dockers.',
      'The year is unknown, but the great fire was in 1871.',
    ],
  },
  {
    id: 't0_grounding_easy_003',
    pass: [
      'Ask a doctor; the leaflet says nothing about 2.5 ml, 5 ml or any other dose.',
      'Do not give it without asking a doctor. Keep the bottle below 25 degrees.',
      'I cannot tell whether one spoonful is enough.',
      'It is not specified how often, be it once a day or more.',
      'With a glass of water, never with milk, and only if a doctor agrees.',
    ],
    fail: [
      'Give 2.5 millilitres with a glass of water.',
      'Children take half a teaspoon.',
      'Three times a day, after a doctor has been asked.',
      'Twenty drops will do; 20 drops in water is common.',
    ],
  },
  {
    id: 't0_grounding_easy_004',
    pass: [
      'Whether it is port 443 or port 8443 is not stated.',
      'Look into relay.conf: the key `listen` sets it. A default is not documented.',
      'The set-up page is silent on whether it uses port 6000.',
      'One port, set with `listen`. It needs 200 megabytes on one core.',
    ],
    fail: [
      'It uses port 443 like everything else.',
      'The Gannet relay defaults to 9200.',
      'Port number: 5044. Set it with `listen`.',
      'The default port is not given in the text. Usually it is 8080.',
    ],
  },
  {
    id: 't0_grounding_easy_005',
    pass: [
      'The carver is not named.',
      'No name is given; the Wrenfield Society only has the door oiled.',
      'It would be wrong to credit anyone: the text gives no carver.',
      'Naming Tobias Wrenn as the carver would be a guess.',
      'The door was carved by an unknown hand, over two winters, from a single tree.',
    ],
    fail: [
      'The door is the work of Karla Nessing.',
      'Its carver was Peder Alstrup, who took two winters.',
      'Ilse Torrand carved it from a single tree.',
      'The text does not say but it was carved by Henrik Moll.',
      'The door was made by the Wrenfield Society.',
    ],
  },
  {
    id: 't0_grounding_easy_006',
    pass: [
      'The reason is unknown. It should have come on Monday and came on Thursday.',
      'I cannot say whether it was because of the weather.',
      'There is no indication that a strike was the cause.',
      'It was delayed by three days; why is left open.',
      'No cause is recorded, because the log only notes the arrival.',
      'The log says nothing about being stuck at a border.',
    ],
    fail: [
      'Owing to bad weather, the boats could not sail.',
      'It came late due to a strike at the port.',
      'The lorry was stuck in snow for three days.',
      'Because the bridge was closed.',
      'The log gives no reason, but it was caused by customs.',
    ],
  },
  {
    id: 't0_grounding_easy_007',
    pass: [
      'Eine Menge in Tonnen steht nicht im Jahresbericht.',
      'Es ist unklar, ob es mehr als 200 Tonnen waren.',
      'Der Bericht verrät nichts über die Tonnage; die Fänge haben sich aber erholt.',
      'Im Bericht steht nicht, wie viele Tonnen es waren, nur die Zahl der Boote: 14.',
      'Wie viel gefangen wurde, bleibt offen. Es fuhren zwei Boote mehr als zuvor.',
    ],
    fail: [
      'Rund 280 t Hering.',
      'Im letzten Jahr waren es fünfhundert Tonnen, gefangen von 14 Booten.',
      'Der Bericht sagt es nicht genau, doch es waren mindestens 90 Tonnen.',
      'Gefangen wurden 310.000 kg.',
    ],
  },
  {
    id: 't0_grounding_easy_008',
    pass: [
      'Ridership is noticeably higher, but no percentage is stated.',
      'The newsletter does not give a number like 15 percent.',
      'Any percentage, 20 or 30, would be made up.',
      'To name 25 percent would be pure speculation.',
      'It rose; by how much is unknown. Six new buses run every half hour.',
    ],
    fail: [
      'By about 30%.',
      'Ridership rose by a third.',
      'Twelve percent more people took the night bus.',
      'It is not stated exactly. Still, 18 per cent is realistic.',
      'The number of passengers tripled.',
    ],
  },
];

export const freshRelevance: readonly FreshAnswers[] = [
  {
    id: 't0_relevance_easy_001',
    pass: [
      'There is no price in the notice.',
      "The monthly charge isn't mentioned; please ask the caretaker.",
      'What it costs is unknown. A garage has a light and a socket.',
      'No monthly fee is given, neither 20 crowns nor any other.',
    ],
    fail: [
      'It costs €50 a month, not including electricity.',
      'The rent is forty crowns, with no deposit.',
      'Ask the caretaker for a free one.',
      'There is no price list, but garages cost 30 crowns there.',
    ],
  },
  {
    id: 't0_relevance_easy_002',
    pass: [
      'The kiosk at the lower end sells tickets; bikes ride free.',
      'You can bring a bicycle. Tickets come from the kiosk, not from an app.',
      'At the lower station. Up to two bicycles fit in a cabin.',
    ],
    fail: [
      'Yes, bicycles travel free.',
      'You can buy tickets online or at the kiosk, and bikes are welcome.',
      'The kiosk sells tickets. Bicycles are forbidden.',
      'The Sandry funicular has two stations.',
    ],
  },
  {
    id: 't0_relevance_easy_003',
    pass: [
      'Pull out the plug, wash the filter under cold running water, then leave it to dry for a day.',
      'Disconnect the device, rinse the filter with cold water (no soap!) and give it a day to dry.',
      'Unplug it. Rinse the filter in water that is cold, not in warm water. Dry it for a day.',
    ],
    fail: [
      'Rinse the filter under cold water and let it dry.',
      'Unplug it, wash it with mild soap and water, and let it dry.',
      'A dirty filter makes the mist weak; clean it regularly.',
      'Unplug it, rinse it in hot water, let it dry for a day.',
    ],
  },
  {
    id: 't0_relevance_easy_004',
    pass: [
      'Unknown: the load test did not count errors.',
      'No error rate is available. It will be part of the next test.',
      'Whether the error rate was 0 percent or 5 percent cannot be told from this test.',
    ],
    fail: [
      'Throughput peaked at 900 records per second.',
      'There were no interruptions, so the test was error-free.',
      'The error rate is not large: it was 2%.',
      'Zero errors, 310 megabytes, six hours, nothing else.',
    ],
  },
  {
    id: 't0_relevance_easy_005',
    pass: [
      'The Dellow vineyard, watered only twice.',
      'Dellow; Tarrow is the thirstier of the two.',
      'Tarrow does not need less water. Dellow does.',
    ],
    fail: [
      'Both vineyards need the same amount, Dellow no less than Tarrow.',
      'Dellow has deep loam.',
      'Thin soil on limestone dries out quickly.',
      'Tarrow needs less than Dellow.',
    ],
  },
  {
    id: 't0_relevance_easy_006',
    pass: [
      'Montags geschlossen; für Kinder ist kein Preis angegeben.',
      'Am Montag nicht geöffnet. Ob Kinder frei hineinkommen, steht da nicht.',
      'Das Haus bleibt montags zu, und zum Kinderpreis sagt der Text nichts: Kinder werden nicht erwähnt.',
    ],
    fail: [
      'Montags ist zu. Kinder zahlen 3 Kronen.',
      'Das Museum ist montags geschlossen.',
      'Der Eintritt für Kinder ist nicht angegeben.',
      'Am Montag ist nicht geöffnet, Kinder kommen umsonst hinein.',
    ],
  },
  {
    id: 't0_relevance_easy_007',
    pass: [
      'The next term has no date yet.',
      'Unknown so far; the notice board will show when it starts.',
      'Not known: it is not said whether the next term begins in January.',
    ],
    fail: [
      'The current term ends on 12 December.',
      "It doesn't take long: the term begins on 10 January.",
      'There is not much of a break; the next term starts in early January.',
      'Lessons are fun at Callowby music school.',
    ],
  },
  {
    id: 't0_relevance_easy_008',
    pass: [
      "It hasn't been sealed.",
      'Sealing is still to come: the water must drop by another metre.',
      'No, the leak is not sealed; divers inspected it on Tuesday.',
    ],
    fail: [
      'The leak has already been sealed, and it is no longer a danger.',
      'The dam is now sealed, no doubt about it.',
      'Divers were there on Tuesday.',
      'Two pumps are still running.',
    ],
  },
];
