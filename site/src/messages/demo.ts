/** The demo: the page that begins it, and what its pages say of it. */
export const demo = {
  title: 'Try it',
  heading: 'A look around, with somebody else’s two years',
  lead: 'This is the whole of Throughline with the invented data of Ines Varga, a supply-chain analyst. It runs in this browser alone: change what you like, nothing is sent anywhere.',
  opening: 'Opening the demo …',
  first: 'The first time, two years are written. It takes a moment.',
  refused:
    'This browser does not let the demo run: it needs JavaScript and service workers, which some private windows do not have. An account does without both.',
  failed: 'The demo could not be opened. Load this page once more; if it stays so, your browser may be short of storage.',
  signUp: 'Make an account',
  sandbox: 'Try the API instead',
  home: 'Back to the front page',
  bar: {
    label: 'Demo',
    text: 'Demo. Everything stays in this browser.',
    reset: 'Reset',
    keep: 'Keep in an account',
    leave: 'Leave',
    sure: 'Begin anew? What was changed here goes, and Ines’s two years are written again.',
    resetNow: 'Begin anew',
    stay: 'Cancel',
    changed: 'The demo has changed since your last visit and begins anew.',
    earlier: 'What you had',
    unmade:
      'PDF and Word files are set by a server, and the demo has none. In an account this button makes the file; JSON, Markdown and CSV work here, too.',
    close: 'Close',
  },
  tour: {
    offered: { title: 'Follow one thread', text: 'From a task to what is said in a review, in five steps.' },
    steps: {
      task: {
        title: 'A task, done',
        text: '“Rerun the bakeware model without week 31” was ticked off this morning. It keeps its day and its notes. Nothing more is asked of it.',
      },
      win: {
        title: 'A win, with its evidence',
        text: 'Ines made a win of it. Below it stand the task, a passage of her journal and the number of a goal, each a press away.',
      },
      story: {
        title: 'A story',
        text: 'For interviews she tells that win as a story, in one minute and in two. Each part names the evidence it rests on.',
      },
      question: {
        title: 'A question',
        text: 'Here is what she may be asked, and which of her stories answers it. A few of them she practises each day.',
      },
      packet: {
        title: 'A review packet',
        text: 'For her review the half-year is drafted from the same evidence, sentence by sentence. That is the thread.',
      },
    },
    count: (step: number, of: number) => `Step ${step} of ${of}`,
    begin: 'Begin',
    next: 'Next',
    done: 'Done',
    back: 'Go to its page',
    skip: 'Skip the tour',
  },
  without: {
    title: 'Not part of the demo',
    text: 'What needs an account, or reaches out of this browser, is left out here: sign-in, settings, mail, calendars, files of other apps, PDF and Word.',
    back: 'Back to Tasks',
  },
}
