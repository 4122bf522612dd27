import 'tsx'
