/** The specification's own words of the screens, N for a number: they are not counted, since nobody may shorten them. */
export const SPECIFIED_WORDS: readonly string[] = `
Action type*
ADD A STEP
Advisor
Analytics
Answer type*
Archive
ARCHIVE THIS ISSUE
ARCHIVED
Are you sure?
Assign to category*
Back
cancel
CAN'T FIND AN ISSUE
Confirm
Confirmation text*
Create new issue
Custom text*
Customise the text of the answer type
Date
Download csv
DRAFT
Email
Email ID
End date
Enter Reslife
Escalated
exit
Exit the issue workflow?
Feedback
Forgot password?
Go to next step
Home
If no
If yes
Inbox
Issue
Issue details
Issue escalated
Issue name*
Issue resolution
Issue resolved
Issue resolved!
Issues
Issues list
Last update : N MMM, N
Login
Logout
N Issues attended to
New password
Next
NEXT
No
No data to display
No issues created yet
ON-CALL APP FOR RESLIFE ADVISORS
Once confirmed...
Outcome
Password
Please remember to complete your incident report
Prev
Profile
Publish
PUBLISHED
Question or Statement*
Rating
Records
REMOVE STEP
Required
Reset password
Resolved
Save changes
Search by keyword
Search issues
SELECT A CATEGORY
Show a confirmation checkbox
show results
Showing N Issues
Sign in
Skip to a specific step
Start
Start date
Start Time
stay
Step N
STEP N
Step number*
Upload image
Username
Welcome to ResLife
Yes
Yes or No
`
  .trim()
  .split('\n');
