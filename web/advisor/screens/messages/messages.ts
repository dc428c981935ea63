export const pageMessages = {
  issueNotFound: {
    title: "Can't find an issue?",
    text: 'Tell the admins what you were looking for.',
    message: 'Message',
    send: 'Send',
    success: 'Message sent to admins.',
    failure: 'Error sending message to admins.',
  },

  feedback: {
    title: 'Feedback',
    message: 'Feedback',
    question: 'How would you rate the app?',
    send: 'Send feedback',
    success: 'Feedback sent to admins.',
    failure: 'Error sending feedback to admins.',
  },
} as const;
