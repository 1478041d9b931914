import Foundation
import HeadlessNibs
import HeadlessUIKit
import TimeLapse

// How far frames agree with those that Xcode stored in nibs and storyboards; see README.md.
//
// Each file is measured in a process of its own, which is ended after five seconds.
let options = ["--views", "--list", "--issues", "--minimal", "--page", "--load", "--given-text"]
let arguments = Array(CommandLine.arguments.dropFirst())
let flags = arguments.filter { $0.hasPrefix("--") }
let paths = arguments.filter { !$0.hasPrefix("--") }
guard !paths.isEmpty, flags.allSatisfy(options.contains) else {
    print(
        "usage: Fidelity [--views | --list | --issues | --minimal | --page | --load] [--given-text] folder or file…"
    )
    exit(EXIT_FAILURE)
}
let files = NibFiles.inside(paths)
let givesText = flags.contains("--given-text")
if flags.contains("--minimal") {
    for file in files { SmallestSubtree.print(in: file, givesText: givesText) }
} else if flags.contains("--load") {
    LoadSummary(of: files).printAll()
} else if flags.contains("--page") {
    print(AgreementPage(repositories: paths, date: TimeLapse.computersDate).text)
} else {
    let summary = NibFiles.summary(of: files, givesText: givesText)
    if flags.contains("--views") {
        for file in summary.files {
            print(file.path)
            for view in file.views where view.agreement != .equal { print("  \(view.summary)") }
        }
    } else if flags.contains("--list") {
        for file in summary.files {
            for view in file.views { print("\(view.text)\t\(file.path)\t\(view.lines?.text ?? "")") }
        }
    } else if flags.contains("--issues") {
        for file in summary.files { for issue in file.issues { print(issue) } }
    } else {
        summary.printAll(worst: 25)
    }
}
