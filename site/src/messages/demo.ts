/** The demo: the page that begins it, and what its pages say of it. */
export const demo = {
  title: 'Try it',
  heading: 'Look around, with two years of somebody’s work',
  lead: 'This is all of Throughline, with the invented data of Ines Varga, a supply-chain analyst. It runs in this browser alone: change what you like, nothing is sent anywhere.',
  opening: 'Opening the demo …',
  first: 'The first time, two years of data are prepared. It takes a moment.',
  refused:
    'This browser does not let the demo run: it needs JavaScript and service workers, which some private windows do not have. An account needs neither.',
  failed: 'The demo could not be opened. Load this page again; if that does not help, your browser may be short of storage.',
  signUp: 'Create an account',
  sandbox: 'Try the API instead',
  home: 'Back to the front page',
  bar: {
    label: 'Demo',
    text: 'Demo. Everything stays in this browser.',
    reset: 'Reset',
    keep: 'Keep in an account',
    leave: 'Leave',
    sure: 'Start over? What you changed here goes, and Ines’s two years are back as they were.',
    resetNow: 'Start over',
    stay: 'Cancel',
    changed: 'The demo has been updated since your last visit, and starts over.',
    earlier: 'What you had before',
    unmade:
      'PDF and Word files are made by a server, and the demo has none. With an account this button makes the file; JSON, Markdown and CSV work here too.',
    close: 'Close',
  },
  tour: {
    offered: { title: 'Follow one thread', text: 'From a task to what is said in a review, in five steps.' },
    steps: {
      task: {
        title: 'A task, done',
        text: '“Rerun the bakeware model without week 31” was ticked off this morning. It keeps its day and its notes. That is all it takes.',
      },
      win: {
        title: 'A win, with its evidence',
        text: 'Ines made a win of it. Below it are the task, a passage of her journal and the number of a goal, each a click away.',
      },
      story: {
        title: 'A story',
        text: 'For interviews she tells that win as a story, in one minute and in two. Each part names the evidence it rests on.',
      },
      question: {
        title: 'A question',
        text: 'Here is what she may be asked, and which of her stories answer it. She practises a few each day.',
      },
      packet: {
        title: 'A review packet',
        text: 'For her review, the half-year is drafted from the same evidence, sentence by sentence. That is the thread.',
      },
    },
    closing: {
      title: 'That was one thread',
      text: 'All of it can be tried, and nothing can break. What you make here can go into an account of your own.',
    },
    count: (step: number, of: number) => `Step ${step} of ${of}`,
    begin: 'Start the tour',
    next: 'Next',
    done: 'Done',
    lookAround: 'Look around',
    back: 'Back to this step',
    skip: 'Skip the tour',
  },
  without: {
    title: 'Not part of the demo',
    text: 'What needs an account, or reaches outside this browser, is left out here: sign-in, settings, mail, calendars, files of other apps, PDF and Word.',
    back: 'Back to Tasks',
  },
}
