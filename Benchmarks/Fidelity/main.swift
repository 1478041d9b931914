import Foundation
import HeadlessNibs
import HeadlessUIKit

// How far frames agree with those that Xcode stored in nibs and storyboards:
//
//     swift run Fidelity ~/Checkouts/App            all nibs and storyboards below a folder
//     swift run Fidelity --views Cell.xib           each view of a file that differs
//     swift run Fidelity --minimal Cell.xib         the smallest subtree that still disagrees
//     swift run Fidelity --given-text ~/Checkouts/App
//                                                   text has the stored sizes: what differs then is layout alone
//     swift run Fidelity --list ~/Checkouts/App     a line for each view: class, id, line, stored and actual frame, cause
//
// Each file is measured in a process of its own, which is ended after five seconds.
let arguments = Array(CommandLine.arguments.dropFirst())
let flags = arguments.filter { $0.hasPrefix("--") }
let paths = arguments.filter { !$0.hasPrefix("--") }
guard !paths.isEmpty else {
    print("usage: Fidelity [--views | --minimal | --list | --issues] [--given-text] folder or file…")
    exit(EXIT_FAILURE)
}
let files = NibFiles.inside(paths)
let givesText = flags.contains("--given-text")
if flags.contains("--measure") {
    NibFiles.measure(files[0], givesText: givesText)
} else if flags.contains("--minimal") {
    for file in files { SmallestSubtree.print(in: file) }
} else {
    let summary = NibFiles.summary(of: files, givesText: givesText)
    if flags.contains("--views") {
        for file in summary.files {
            print(file.path)
            for view in file.views where view.agreement != .equal { print("  \(view.summary)") }
        }
    } else if flags.contains("--list") {
        for file in summary.files { for view in file.views { print("\(view.text)\t\(file.path)") } }
    } else if flags.contains("--issues") {
        for file in summary.files { for issue in file.issues { print(issue) } }
    } else {
        summary.printAll(worst: 25)
    }
}
