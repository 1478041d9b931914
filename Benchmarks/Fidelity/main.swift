import Foundation
import HeadlessNibs
import HeadlessUIKit
import TimeLapse

// How far frames agree with those that Xcode stored in nibs and storyboards; see README.md.
//
// Each file is measured in a process of its own, which is ended after five seconds.
let usage = """
    Usage: swift run Fidelity [--views | --list | --issues | --minimal | --page | --load] [--given-text] PATH…

    """
let help = """
    Compares the frames that Xcode stored in nibs and storyboards with those that the package's layout gives the same
    views.

    \(usage)
    PATH…         .xib and .storyboard files, or folders with some; without an option, it prints tables
    --views       prints each view that differs, with both frames
    --list        prints a line for each view, with tabs
    --issues      prints what the reader does not know, with file and line
    --minimal     prints the smallest part of a file that still shows its first fault
    --page        prints the documentation's page "Agreement with UIKit"; each PATH is a repository
    --load        loads each file as an application does, and prints what fails
    --given-text  gives labels and buttons the stored sizes
    --help        prints this

    Example: swift run Fidelity --views ~/Checkouts/App/Cell.xib

    """
let options = ["--views", "--list", "--issues", "--minimal", "--page", "--load", "--given-text"]
let arguments = Array(CommandLine.arguments.dropFirst())
let flags = arguments.filter { $0.hasPrefix("--") }
let paths = arguments.filter { !$0.hasPrefix("--") }
if arguments.contains("--help") || arguments.contains("-h") {
    print(help, terminator: "")
    exit(EXIT_SUCCESS)
}
guard !paths.isEmpty, flags.allSatisfy(options.contains) else {
    FileHandle.standardError.write(Data(usage.utf8))
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
